import type { EventCard } from '../../../contract/events/events.ts'

type Facts = Pick<EventCard, 'participation_format' | 'quizId'>

/** Teams register elsewhere, and an event of questions needs them first. The home page omits these events: `joinedOnSite` in `server/domains/events/list.ts`. */
export const notJoinedOnSite = ({ participation_format: format, quizId }: Facts): 'team' | 'quiz' | null => {
  if (format === 'team') return 'team'
  return format === 'quiz' && quizId === null ? 'quiz' : null
}
