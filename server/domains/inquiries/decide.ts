import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { findEvent } from '../events/store.ts'
import { notify } from '../notifications/notify.ts'
import { admitUser } from '../participation/admit-user.ts'
import { markAttendance } from '../participation/attendance.ts'
import { heldOf } from '../participation/decide.ts'
import { lockEventSeats } from '../participation/seats.ts'
import { findParticipant } from '../participation/store.ts'
import { presentForOrganizer } from './present.ts'
import { obstacleToAdmit } from './rules.ts'
import { inquiriesByIds, lockInquiry, setDecision } from './store.ts'

type Call = Ctx<'POST /owner/event-participant-inquiries/decision'>
type Inquiry = NonNullable<Awaited<ReturnType<typeof lockInquiry>>>

/** Decides an inquiry once. An approval marks the participant, or admits the user within the limits of the event. */
export const decideInquiry = async (ctx: Call) => {
  const { actor, body, db, now, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const inquiry = await lockInquiry(tx, body.id, actor.id)
    if (!inquiry) throw refuse('forbidden')
    if (inquiry.status !== 'wait') throw refuse('inquiryDecided')
    if (body.decision === 'approved') await grant(ctx, tx, inquiry)
    await setDecision(tx, { id: inquiry.id, status: body.decision, comment: body.comment || null, decidedBy: actor.id, now })
    if (hasOwnNotice(inquiry, body.decision)) await notifyUser(ctx, tx, inquiry)
  })
  const [row] = await inquiriesByIds(db, [body.id])
  if (!row) throw refuse('forbidden')
  return presentForOrganizer(row)
}

const grant = async (ctx: Call, tx: Tx, { event_id, user_id, type }: Inquiry) => {
  const { actor, caller, now, refuse } = ctx
  // locked, so that the event is not cancelled before the commit
  heldOf(await lockEventSeats(tx, event_id))
  if (type === 'attendance') {
    const participant = await findParticipant(tx, event_id, user_id)
    if (participant?.state !== 'approved') throw refuse('notRegistered')
    const marked = await markAttendance(tx, { eventId: event_id, participantIds: [participant.id], by: actor.id, now })
    // neither marked before nor now: declined meanwhile
    if (participant.attended_at === null && marked.length === 0) throw refuse('notRegistered')
    return
  }
  const event = await findEvent(tx, event_id, { userId: actor.id, locale: caller.locale })
  const obstacle = event ? obstacleToAdmit(event, now) : 'admissionUnavailable'
  if (!event || obstacle) throw refuse(obstacle ?? 'admissionUnavailable')
  const reason = await admitUser(ctx, tx, { event, userId: user_id })
  if (reason) throw refuse(reason)
}

/** An admission notifies the user as an approved participant, with time and place. */
const hasOwnNotice = ({ type }: Inquiry, decision: 'approved' | 'declined') => type === 'attendance' || decision === 'declined'

const notifyUser = (ctx: Call, tx: Tx, { id, event_id, user_id }: Inquiry) => {
  const data = { eventId: event_id, decision: ctx.body.decision, inquiryId: id }
  return notify(ctx, tx, { to: [user_id], type: notificationTypes.inquiryDecision, data, key: `inquiry-decision/${id}` })
}
