import type { InquiryType } from '../../../contract/inquiries/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import { isRegistrationOpen, timelineOf } from '../events/rules.ts'
import type { EventRow } from '../events/store.ts'
import { formatsOf } from '../participation/rules.ts'
import { hasFreeSeat } from '../participation/seats.ts'

export type InquiryObstacle = 'attendanceUnavailable' | 'admissionUnavailable' | 'declinedBefore' | 'teamRequired' | 'consentRequired'
type Situation = { event: EventRow; actor: Actor; now: Date }

/** The first reason against an inquiry of the actor, or null. */
export const obstacleToInquiry = (type: InquiryType, situation: Situation): InquiryObstacle | null =>
  type === 'attendance' ? obstacleToAttendance(situation) : obstacleToAdmission(situation)

/** A participant whose attendance is not marked, from the start of the event. */
const obstacleToAttendance = ({ event, now }: Situation): InquiryObstacle | null => {
  const isUnmarked = event.state === 'approved' && event.attended_at === null
  return event.status === 'published' && isUnmarked && now >= event.date_start ? null : 'attendanceUnavailable'
}

/** A user without a seat, once the registration is closed or full and before the event ends. */
const obstacleToAdmission = ({ event, actor, now }: Situation): InquiryObstacle | null => {
  if (!takesAdmissions(event, now)) return 'admissionUnavailable'
  if (event.state === 'declined') return 'declinedBefore'
  if (event.state === 'approved' || (event.state === 'wait' && !event.waits_for_seat)) return 'admissionUnavailable'
  if (event.participation_format === 'team') return 'teamRequired'
  return actor.isRestricted || !actor.hasAgreement || !actor.hasPersonalDataAgreement ? 'consentRequired' : null
}

const takesAdmissions = (event: EventRow, now: Date): boolean => {
  if (event.status !== 'published' || event.moderation !== 'approved') return false
  const timeline = timelineOf(event, now)
  if (timeline === 'finished' || timeline === 'beforeRequestAvailable') return false
  return !isRegistrationOpen(event, now) || isFull(event)
}

const isFull = (event: EventRow): boolean => !formatsOf(event).some((format) => hasFreeSeat({ ...event, event_id: event.id }, format))

/** The obstacle to admitting a user by decision: an event takes users until it ends. Seats are checked under their lock. */
export const obstacleToAdmit = (event: EventRow, now: Date): 'eventFinished' | 'admissionUnavailable' | null => {
  if (event.status !== 'published' || event.moderation !== 'approved') return 'admissionUnavailable'
  return now >= event.date_end ? 'eventFinished' : null
}
