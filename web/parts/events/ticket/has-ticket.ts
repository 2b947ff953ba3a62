import type { EventCard } from '../../../../contract/events/events.ts'

type Facts = Pick<EventCard, 'status' | 'timeline' | 'userParticipant'>

/** A ticket is for approved participants who come in person, until the end of the event. */
export const hasTicket = ({ status, timeline, userParticipant: own }: Facts): boolean =>
  status !== 'canceled' && timeline !== 'finished' && own?.state === 'approved' && own.format === 'offline'
