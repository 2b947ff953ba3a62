import { attendanceOpensHoursBefore, posterClosesHoursAfter } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { readVisitorCode } from '../accounts/door-code.ts'
import { presentEvents } from '../events/expand.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { findEvent } from '../events/store.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { markAttendance, unmarkAttendance } from '../participation/attendance.ts'
import { findParticipant } from '../participation/store.ts'
import { readPosterCode } from '../spaces/poster-code.ts'
import { chosenIds } from './chosen.ts'
import { presentAttendees } from './present.ts'

const hourMs = 3_600_000

type Times = { date_start: Date | null; date_end: Date | null; status: string }

const hasOpened = ({ date_start, status }: Times, now: Date): boolean =>
  status !== 'draft' && status !== 'canceled' && date_start !== null && now.getTime() >= date_start.getTime() - attendanceOpensHoursBefore * hourMs

const isPosterValid = (event: Times, now: Date): boolean =>
  hasOpened(event, now) && event.date_end !== null && now.getTime() <= event.date_end.getTime() + posterClosesHoursAfter * hourMs

/** The organizer scans the personal code of a participant. */
export const scanParticipant = async (ctx: Ctx<'POST /owner/event-participants/scan'>) => {
  const { db, actor, body, now, refuse } = ctx
  const event = await ownEvent(db, { eventId: body.eventId, actor })
  if (event.status === 'canceled') throw refuse('eventCanceled')
  if (!hasOpened(event, now)) throw refuse('attendanceClosed')
  const { userId, refusal } = await readVisitorCode(db, body.code, now)
  if (refusal) throw refuse(refusal)
  const found = await findParticipant(db, event.id, userId)
  if (found?.state !== 'approved') throw refuse('notApproved')
  const marked = await markAttendance(db, { eventId: event.id, participantIds: [found.id], by: actor.id, now })
  const [participant] = await presentAttendees(ctx, [found.id], ['user'])
  // declined between the two statements
  if (!participant?.attended) throw refuse('notApproved')
  return { participant, wasMarked: marked.length === 0 }
}

export const changeAttendance = ({ db, actor, body, now, refuse }: Ctx<'POST /owner/event-participants/attendance'>) =>
  db.transaction().execute(async (tx) => {
    const event = await ownEvent(tx, { eventId: body.eventId, actor })
    if (body.attended && event.status === 'canceled') throw refuse('eventCanceled')
    if (body.attended && !hasOpened(event, now)) throw refuse('attendanceClosed')
    const change = { eventId: event.id, participantIds: await chosenIds(tx, body, actor), by: actor.id, now }
    const changed = body.attended ? await markAttendance(tx, change) : await unmarkAttendance(tx, change)
    return { changed: changed.length }
  })

/** A participant scans the poster of the event (V401). A second scan changes nothing. */
export const scanPoster = async (ctx: Ctx<'POST /qr/event'>) => {
  const { db, actor, body, caller, now, refuse } = ctx
  const eventId = await readPosterCode(db, 'event', body.code)
  const event = eventId === null ? undefined : await findEvent(db, eventId, { userId: actor.id, locale: caller.locale })
  if (!event) throw refuse('codeUnknown')
  const found = await findParticipant(db, event.id, actor.id)
  if (found?.state !== 'approved') throw refuse('notApproved')
  if (!isPosterValid(event, now)) throw refuse('eventNotToday')
  await markAttendance(db, { eventId: event.id, participantIds: [found.id], by: null, now })
  const [card] = await presentEvents(ctx, [event], { actor, now, expand: new Set() })
  const participant = await findParticipant(db, event.id, actor.id)
  // declined between the two statements
  if (!card || !participant?.attended_at) throw refuse('notApproved')
  return { event: card, participant: presentParticipant(participant, null) }
}
