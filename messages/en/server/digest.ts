import type { digest as russian } from '../../ru/server/digest.ts'
import type { SameWords } from '../../words.ts'

export const digest: SameWords<typeof russian> = {
  subject: 'Events of the week: where to go and what to watch',
  intro: 'Here are events of the next seven days for you.',
  footer: 'You’re subscribed to the weekly selection of Together.',
}
