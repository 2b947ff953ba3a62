import { fact } from '../../kernel/facts.ts'

type ParticipationFact = { eventId: number; userId: number }

/** A user requested a seat; `state` is the result. */
export const participationRequested = fact<ParticipationFact & { state: 'approved' | 'wait'; waitsForSeat: boolean }>('participation.requested')

/** The organizer approved a registration or the team of the user, or the user got a freed seat. */
export const participationApproved = fact<ParticipationFact & { because: 'seatFreed' | 'organizer' | 'team' }>('participation.approved')

export const participationDeclined = fact<ParticipationFact & { comment: string | null; because?: 'team' }>('participation.declined')

/** The organizer took a decision back, or the team of the user became too small: the registration waits again. */
export const participationReturned = fact<ParticipationFact & { because?: 'team' }>('participation.returned')

/** A registration was cancelled; `teamId` is the team that the user took part for. */
export const participationCancelled = fact<ParticipationFact & { teamId: number | null }>('participation.cancelled')
