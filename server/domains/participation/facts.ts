import { fact } from '../../kernel/facts.ts'

type ParticipationFact = { eventId: number; userId: number }

/** Somebody asked for a seat; state tells what he got. */
export const participationRequested = fact<ParticipationFact & { state: 'approved' | 'wait'; waitsForSeat: boolean }>('participation.requested')

/** A seat became free, or the organizer agreed. */
export const participationApproved = fact<ParticipationFact & { because: 'seatFreed' | 'organizer' }>('participation.approved')

export const participationDeclined = fact<ParticipationFact & { comment: string | null }>('participation.declined')

/** The person took his registration back. */
export const participationCancelled = fact<ParticipationFact>('participation.cancelled')
