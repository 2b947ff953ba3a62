import { onlineCompletionHoursAfter } from '../../../contract/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import { canManage, isHiddenFrom, isRegistrationOpen } from '../events/rules.ts'
import type { EventRow } from '../events/store.ts'

type Choice = {
  format?: GuestFormat | null
  spaceId?: number | null
  quizAnswerId?: number | null
  /** The chosen answer is one to the quiz of the event, by the user. */
  isQuizAnswered?: boolean
  ecpConfirmed?: boolean
}
export type GuestFormat = 'online' | 'offline'
export type Obstacle =
  | 'registrationClosed'
  | 'teamRequired'
  | 'quizAnswerRequired'
  | 'spaceRequired'
  | 'spacesUnconfirmed'
  | 'formatUnavailable'
  | 'signatureRequired'
  | 'consentRequired'

/** A participant can still cancel after the event was hidden. */
export const isHiddenFromOutsider = (event: EventRow, actor: Actor): boolean => event.state === null && isHiddenFrom(event, actor)

/** Users act for themselves; organizers, staff and space staff also for others (A076). */
export const mayActFor = (event: EventRow, actor: Actor, userId: number): boolean =>
  userId === actor.id || canManage(event, actor) || actor.roles.includes('control')

/** Formats a user can choose: that of the event, and also online where the event has online seats. */
export const formatsOf = (event: EventRow): GuestFormat[] => {
  if (event.format !== 'online') return event.online_limit === null ? ['offline'] : ['offline', 'online']
  return event.online_with_space ? ['online', 'offline'] : ['online']
}

export const chosenFormat = (event: EventRow, choice: Choice): GuestFormat => choice.format ?? (event.format === 'online' ? 'online' : 'offline')

/** The first reason against a registration, without checking seats. */
export const obstacleTo = (event: EventRow, actor: Actor, choice: Choice, now: Date): Obstacle | null => {
  if (!isRegistrationOpen(event, now)) return 'registrationClosed'
  if (actor.isRestricted || !actor.hasAgreement || !actor.hasPersonalDataAgreement) return 'consentRequired'
  if (event.participation_format === 'team') return 'teamRequired'
  if ((needsQuizAnswer(event) || choice.quizAnswerId) && !choice.isQuizAnswered) return 'quizAnswerRequired'
  if (!formatsOf(event).includes(chosenFormat(event, choice))) return 'formatUnavailable'
  if (event.open_space_ids?.length === 0) return 'spacesUnconfirmed'
  if (event.open_space_ids && !event.open_space_ids.includes(choice.spaceId ?? 0)) return 'spaceRequired'
  if (event.ecp_required && !choice.ecpConfirmed) return 'signatureRequired'
  return null
}

export const needsQuizAnswer = (event: EventRow): boolean => event.quiz_id !== null || event.participation_format === 'quiz'

type QuizAnswer = { quiz_id: number; user_id: number | null; event_id: number | null; allow_multiple: boolean }

/** The only answer of a user serves every event that asks the quiz, also one that was given for another; of several one for the event, or for none. */
export const isAnswerFor = ({ id, quiz_id }: Pick<EventRow, 'id' | 'quiz_id'>, userId: number, answer: QuizAnswer): boolean =>
  answer.quiz_id === quiz_id && answer.user_id === userId && (!answer.allow_multiple || answer.event_id === null || answer.event_id === id)

/** State of the registration button: `unavailable` means closed, or declined earlier. */
export const requestStateOf = (event: EventRow, now: Date): 'available' | 'requested' | 'unavailable' => {
  if (event.state === 'approved' || event.state === 'wait') return 'requested'
  if (event.state === 'declined') return 'unavailable'
  return isRegistrationOpen(event, now) ? 'available' : 'unavailable'
}

/** The reason against a cancellation, or null. */
export const obstacleToCancel = (event: EventRow, now: Date): 'notRegistered' | 'eventFinished' | null => {
  if (event.state !== 'approved' && event.state !== 'wait') return 'notRegistered'
  return now >= event.date_end ? 'eventFinished' : null
}

/** The reason against completing an online participation, or null. */
export const obstacleToComplete = (event: EventRow, now: Date): 'notRegistered' | 'eventNotStarted' | 'completionClosed' | null => {
  if (event.state !== 'approved' || event.participant_format !== 'online') return 'notRegistered'
  if (event.status !== 'published' || event.moderation !== 'approved') return 'completionClosed'
  if (now < event.date_start) return 'eventNotStarted'
  return now.getTime() > event.date_end.getTime() + onlineCompletionHoursAfter * 3_600_000 ? 'completionClosed' : null
}

/**
 * The space of a user whom the organizer admits to a network event: the one they chose, or else the first that takes part.
 * Undefined while no space has confirmed; null for other events.
 */
export const spaceToAdmitTo = ({ open_space_ids }: EventRow, chosen: number | null): number | null | undefined => {
  if (!open_space_ids) return chosen
  return chosen !== null && open_space_ids.includes(chosen) ? chosen : open_space_ids[0]
}
