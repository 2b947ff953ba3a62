import type { badges as russian } from '../../ru/server/badges.ts'
import type { SameWords } from '../../words.ts'

export const badges = {
  title: (event) => `Badges: ${event}`,
  nameless: 'Guest',
  roles: { participant: 'Participant', speaker: 'Speaker', host: 'Host', expert: 'Expert' },
} satisfies SameWords<typeof russian>
