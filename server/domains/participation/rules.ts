import type { Actor } from '../../kernel/actor.ts'
import { canManage, isHiddenFrom, isRegistrationOpen } from '../events/rules.ts'
import type { EventRow } from '../events/store.ts'

type Choice = { format?: GuestFormat | null; spaceId?: number | null; quizAnswerId?: number | null; ecpConfirmed?: boolean }
export type GuestFormat = 'online' | 'offline'
export type Obstacle =
  | 'registrationClosed'
  | 'teamRequired'
  | 'quizAnswerRequired'
  | 'spaceRequired'
  | 'formatUnavailable'
  | 'signatureRequired'
  | 'consentRequired'

/** A participant keeps their way out of an event that was hidden after they joined. */
export const isHiddenFromOutsider = (event: EventRow, actor: Actor): boolean => event.state === null && isHiddenFrom(event, actor)

/** Users act for themselves; organizers, staff and space staff also for others (A076). */
export const mayActFor = (event: EventRow, actor: Actor, userId: number): boolean =>
  userId === actor.id || canManage(event, actor) || actor.roles.includes('control')

/** How one may take part: as the event is held, and online too where it is streamed to guests. */
export const formatsOf = (event: EventRow): GuestFormat[] => {
  if (event.format !== 'online') return event.online_limit === null ? ['offline'] : ['offline', 'online']
  return event.online_with_space ? ['online', 'offline'] : ['online']
}

export const chosenFormat = (event: EventRow, choice: Choice): GuestFormat => choice.format ?? (event.format === 'online' ? 'online' : 'offline')

/** What stands between a person and the event before seats are looked at, the first reason only. */
export const obstacleTo = (event: EventRow, actor: Actor, choice: Choice, now: Date): Obstacle | null => {
  if (!isRegistrationOpen(event, now)) return 'registrationClosed'
  if (actor.isRestricted || !actor.hasAgreement || !actor.hasPersonalDataAgreement) return 'consentRequired'
  if (event.participation_format === 'team') return 'teamRequired'
  if (needsQuizAnswer(event) && !choice.quizAnswerId) return 'quizAnswerRequired'
  if (!formatsOf(event).includes(chosenFormat(event, choice))) return 'formatUnavailable'
  if (event.network_space_ids && !event.network_space_ids.includes(choice.spaceId ?? 0)) return 'spaceRequired'
  if (event.ecp_required && !choice.ecpConfirmed) return 'signatureRequired'
  return null
}

export const needsQuizAnswer = (event: EventRow): boolean => event.quiz_id !== null || event.participation_format === 'quiz'

/** What the button does now: `requested` once asked, `unavailable` when closed or declined before. */
export const requestStateOf = (event: EventRow, now: Date): 'available' | 'requested' | 'unavailable' => {
  if (event.state === 'approved' || event.state === 'wait') return 'requested'
  if (event.state === 'declined') return 'unavailable'
  return isRegistrationOpen(event, now) ? 'available' : 'unavailable'
}

/** Why a registration cannot be taken back, or null. */
export const obstacleToCancel = (event: EventRow, now: Date): 'notRegistered' | 'eventFinished' | null => {
  if (event.state !== 'approved' && event.state !== 'wait') return 'notRegistered'
  return now >= event.date_end ? 'eventFinished' : null
}
