import type { surveysServer as russian } from '../ru/surveys.ts'
import type { SameWords } from '../words.ts'

export const surveysServer: SameWords<typeof russian> = {
  occasions: {
    surveyAfterEvent: { title: 'Іс-шара қалай өтті?', text: ({ event }) => `«${event}»: ұйымдастырушының бірнеше сұрағына жауап беріңізші` },
  },
}
