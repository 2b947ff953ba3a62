import { fact } from '../../kernel/facts.ts'

type Happened = { eventId: number; userId: number }

/** Somebody asked for a seat; state tells what he got. */
export const participationRequested = fact<Happened & { state: 'approved' | 'wait'; waitsForSeat: boolean }>('participation.requested')

/** A seat became free, or the organizer agreed. */
export const participationApproved = fact<Happened & { because: 'seatFreed' | 'organizer' }>('participation.approved')

export const participationDeclined = fact<Happened & { comment: string | null }>('participation.declined')

/** The person took his registration back. */
export const participationCancelled = fact<Happened>('participation.cancelled')
