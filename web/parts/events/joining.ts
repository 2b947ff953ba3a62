import type { EventCard } from '../../../contract/events/events.ts'

type Facts = Pick<EventCard, 'participation_format' | 'quizId'>

/** What keeps a user from joining on the site. The home page leaves these events out: `joinedOnSite` in `server/domains/events/list.ts`. */
export const notJoinedOnSite = ({ participation_format: format, quizId }: Facts): 'team' | 'quiz' | null => {
  if (format === 'team') return 'team'
  return format === 'quiz' || quizId !== null ? 'quiz' : null
}
