import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { canManage, isHiddenFrom } from '../events/rules.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { findEvent } from '../events/store.ts'
import { participationApproved, participationDeclined } from './facts.ts'
import { hasFreeSeat, lockSeats, moveSeats } from './seats.ts'
import { changeParticipant, lockParticipants, type ParticipantRow } from './store.ts'
import { admitWaiting } from './waiting-list.ts'

type Call = Ctx<'POST /owner/event-participants/state-update'>

/** The organizer approves or declines; all of the named or none, and none above the limit. */
export const decide = async (ctx: Call) => {
  const { body, actor, caller, db, refuse } = ctx
  const event = await findEvent(db, body.eventId, { userId: actor.id, locale: caller.locale })
  if (!event || isHiddenFrom(event, actor)) throw refuse('notFound')
  if (!canManage(event, actor)) throw refuse('forbidden')

  const decided = await db.transaction().execute(async (tx) => {
    await lockSeats(tx, event.id)
    const rows: ParticipantRow[] = []
    for (const participant of await lockParticipants(tx, event.id, body.participantIds)) rows.push(await decideOne(ctx, tx, participant))
    await admitWaiting(tx, event.id, ctx)
    await invalidate(tx, [seatsTag(event.id)])
    return rows
  })
  return { _items: decided.map((row) => presentParticipant(row, null)) }
}

const decideOne = async (ctx: Call, tx: Tx, participant: ParticipantRow) => {
  const { state, comment = null } = ctx.body
  if (participant.state === state && !participant.waits_for_seat) return participant
  await moveSeatOf(ctx, tx, participant)
  const decided = await changeParticipant(tx, participant.id, { state, waits_for_seat: false, comment, decided_at: ctx.now })
  const whom = { eventId: participant.event_id, userId: participant.user_id }
  if (state === 'approved') await ctx.announce(tx, participationApproved, { ...whom, because: 'organizer' })
  if (state === 'declined') await ctx.announce(tx, participationDeclined, { ...whom, comment })
  return decided
}

const moveSeatOf = async ({ body, refuse }: Call, tx: Tx, participant: ParticipantRow) => {
  if (body.state !== 'approved') {
    if (participant.state === 'approved') await moveSeats(tx, participant.event_id, participant.format, -1)
    return
  }
  if (!hasFreeSeat(await lockSeats(tx, participant.event_id), participant.format)) throw refuse('noSeats')
  await moveSeats(tx, participant.event_id, participant.format, 1)
}
