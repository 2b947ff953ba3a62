import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { presentParticipant } from '../events/present-participant.ts'
import type { EventRow } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { participationRequested } from './facts.ts'
import { chosenFormat, type GuestFormat, mayActFor, obstacleTo } from './rules.ts'
import { hasFreeSeat, lockSeats, takeFreeSeat } from './seats.ts'
import { addParticipant, findParticipant, isBanned } from './store.ts'

type Call = Ctx<'POST /event-participants/registration'>
type Place = { state: 'approved' | 'wait'; waitsForSeat: boolean }
export type TakeSeat = (tx: Tx, event: EventRow, format: GuestFormat) => Promise<Place>

/** Asks for a seat. When two race for the last one, the later gets a place in the waiting list. */
export const register = (ctx: Call) => registerWith(ctx, takeSeat)

/** The way to take a seat is a parameter, so that a test can show what happens without the lock. */
export const registerWith = async (ctx: Call, take: TakeSeat) => {
  const { body, actor, db, now, refuse } = ctx
  const event = await visibleEvent(ctx, body.eventId)
  if (!mayActFor(event, actor, body.user_id)) throw refuse('forbidden')
  const obstacle = obstacleTo(event, actor, body, now)
  if (obstacle) throw refuse(obstacle)
  if (await isBanned(db, body.user_id, spacesOf(event), now)) throw refuse('banned')

  const participant = await db.transaction().execute(async (tx) => {
    const format = chosenFormat(event, body)
    const place = await take(tx, event, format)
    const added = await addParticipant(tx, {
      ...place,
      format,
      eventId: event.id,
      userId: body.user_id,
      spaceId: body.spaceId ?? null,
      quizAnswerId: body.quizAnswerId ?? null,
      now,
    })
    if (!added) throw refuse(await whyNot(tx, event.id, body.user_id))
    await ctx.announce(tx, participationRequested, { eventId: event.id, userId: body.user_id, ...place })
    return added
  })
  ctx.touchSoon(['seats'])
  return presentParticipant(participant, participant.queue_position)
}

const spacesOf = (event: EventRow) => [event.space_id, ...(event.network_space_ids ?? [])].filter((id) => id !== null)

/**
 * A free seat goes to those who wait before it goes to a newcomer; restricted events wait for their organizer instead.
 * Who finds none looks again while he holds the seats: what is freed meanwhile would go past him.
 */
const takeSeat: TakeSeat = async (tx, event, format) => {
  if (event.access !== 'open') return { state: 'wait', waitsForSeat: false }
  if (await takeFreeSeat(tx, event.id, format)) return approved
  const isFree = hasFreeSeat(await lockSeats(tx, event.id), format)
  return isFree && (await takeFreeSeat(tx, event.id, format)) ? approved : { state: 'wait', waitsForSeat: true }
}

const approved: Place = { state: 'approved', waitsForSeat: false }

const whyNot = async (tx: Tx, eventId: number, userId: number) => {
  const earlier = await findParticipant(tx, eventId, userId)
  return earlier?.state === 'declined' ? 'declinedBefore' : 'alreadyRequested'
}
