import type { surveysServer as russian } from '../ru/surveys.ts'
import type { SameWords } from '../words.ts'

export const surveysServer: SameWords<typeof russian> = {
  occasions: {
    surveyAfterEvent: { title: 'How was the event?', text: ({ event }) => `“${event}”: please answer a few questions of the organizer` },
  },
}
