import { plural } from '../plural.ts'
import type { teamCards as teamCardsRu } from '../ru/team-cards.ts'
import type { SameWords } from '../words.ts'

const counted = (count: number, one: string, other: string) => `${count} ${plural('en', count, { one, other })}`

export const teamCards: SameWords<typeof teamCardsRu> = {
  title: 'Teams',
  kinds: { project: 'Project team', event: 'Event team' },
  members: (count) => counted(count, 'member', 'members'),
  projects: (count) => counted(count, 'project', 'projects'),
  roles: { leader: 'Leader', admin: 'Admin', member: 'Member' },
  requested: 'Waiting for the leader',
  reviews: { wait: 'In review', declined: 'Not approved' },
}
