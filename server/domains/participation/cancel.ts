import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import { isHiddenFrom } from '../events/rules.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { findEvent } from '../events/store.ts'
import { participationCancelled } from './facts.ts'
import { isHiddenFromOutsider, mayActFor, obstacleToCancel } from './rules.ts'
import { countFormats, lockSeats, moveSeats, opposite } from './seats.ts'
import { changeParticipants, findParticipant } from './store.ts'
import { admitWaiting } from './waiting-list.ts'

/** Releases the seat and assigns it to the first waiting user in the same transaction, so that no new request takes it. */
export const cancel = async (ctx: Ctx<'POST /event-participants/cancel'>) => {
  const { body, actor, caller, db, now, refuse } = ctx
  const event = await findEvent(db, body.eventId, { userId: body.user_id, locale: caller.locale })
  if (!event || isHiddenFromOutsider(event, actor)) throw refuse('notFound')
  // 403 would show a stranger that the other user is a participant of a draft
  if (!mayActFor(event, actor, body.user_id)) throw refuse(isHiddenFrom(event, actor) ? 'notFound' : 'forbidden')
  const obstacle = obstacleToCancel(event, now)
  if (obstacle) throw refuse(obstacle)

  await db.transaction().execute(async (tx) => {
    const seats = await lockSeats(tx, event.id)
    const participant = await findParticipant(tx, event.id, body.user_id)
    if (participant?.state !== 'approved' && participant?.state !== 'wait') throw refuse('notRegistered')
    await changeParticipants(tx, [participant.id], { state: 'noRequest', waits_for_seat: false })
    const released = participant.state === 'approved' ? [participant] : []
    await admitWaiting(tx, await moveSeats(tx, seats, opposite(countFormats(released))), ctx)
    await ctx.announce(tx, participationCancelled, { eventId: event.id, userId: body.user_id, teamId: participant.team_id })
    await invalidate(tx, [seatsTag(event.id)])
  })
  return { state: 'noRequest' as const }
}
