import { fact } from '../../kernel/facts.ts'

/** An event was cancelled by an organizer or by staff. */
export const eventCancelled = fact<{ eventId: number; actorId: number }>('organizing.cancelled')
