import type { EventCard } from '../../../contract/events/events.ts'

type Facts = Pick<EventCard, 'participation_format' | 'quizId'>

/** Events that one press of a user cannot join: teams are registered by their leaders, and an event of questions needs them first. The home page omits both: `joinedOnSite` in `server/domains/events/list.ts`. */
export const notJoinedOnSite = ({ participation_format: format, quizId }: Facts): 'team' | 'quiz' | null => {
  if (format === 'team') return 'team'
  return format === 'quiz' && quizId === null ? 'quiz' : null
}
