import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { canManage, isHiddenFrom } from '../events/rules.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { findEvent } from '../events/store.ts'
import { participationApproved, participationDeclined } from './facts.ts'
import { countFormats, fits, lockSeats, moveSeats, opposite, type Seats } from './seats.ts'
import { changeParticipants, lockParticipants, type ParticipantRow } from './store.ts'
import { admitWaiting } from './waiting-list.ts'

type Call = Ctx<'POST /owner/event-participants/state-update'>

/** The organizer's decision about participants. It applies to all of them or to none, and never exceeds a limit. */
export const decide = async (ctx: Call) => {
  const { body, actor, caller, db, refuse } = ctx
  const event = await findEvent(db, body.eventId, { userId: actor.id, locale: caller.locale })
  if (!event || isHiddenFrom(event, actor)) throw refuse('notFound')
  if (!canManage(event, actor)) throw refuse('forbidden')

  const rows = await db.transaction().execute(async (tx) => {
    const locked = await lockSeats(tx, event.id)
    const participants = await lockParticipants(tx, event.id, body.participantIds)
    const toChange = participants.filter(({ state, waits_for_seat }) => state !== body.state || waits_for_seat)
    const seats = await moveSeatsOf(ctx, tx, locked, toChange)
    const changed = await changeParticipants(tx, idsOf(toChange), changeOf(ctx))
    await announceTo(ctx, tx, toChange)
    await admitWaiting(tx, seats, ctx)
    await invalidate(tx, [seatsTag(event.id)])
    const after = new Map(changed.map((row) => [row.id, row]))
    return participants.map((row) => after.get(row.id) ?? row)
  })
  return { _items: rows.map((row) => presentParticipant(row, null)) }
}

const idsOf = (participants: readonly ParticipantRow[]) => participants.map(({ id }) => id)

const changeOf = ({ body, now }: Call) => ({ state: body.state, waits_for_seat: false, comment: body.comment ?? null, decided_at: now })

const moveSeatsOf = ({ body, refuse }: Call, tx: Tx, seats: Seats, participants: readonly ParticipantRow[]): Promise<Seats> => {
  if (body.state !== 'approved') {
    const released = participants.filter(({ state }) => state === 'approved')
    return moveSeats(tx, seats, opposite(countFormats(released)))
  }
  const taken = countFormats(participants)
  if (!fits(seats, taken)) throw refuse('noSeats')
  return moveSeats(tx, seats, taken)
}

const announceTo = async ({ body, announce }: Call, tx: Tx, participants: readonly ParticipantRow[]) => {
  const { state, comment = null } = body
  const affected = participants.map((row) => ({ eventId: row.event_id, userId: row.user_id }))
  if (state === 'approved')
    await announce(tx, participationApproved, ...affected.map((participant) => ({ ...participant, because: 'organizer' as const })))
  if (state === 'declined') await announce(tx, participationDeclined, ...affected.map((participant) => ({ ...participant, comment })))
}
