import { maxUpcomingBookings } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { busyHalls } from './bookable-space.ts'
import { checkEquipment, checkParticipants, checkPlaceAndTime, refusalOfTaken } from './check-booking.ts'
import { notifyOf, staffOfSpace } from './notices.ts'
import { presentBooking } from './present.ts'
import { isFree, type Period } from './slots.ts'
import { addParticipants, countUpcoming, findBooking, insertHall, lockHalls, overlap } from './store.ts'

type Call = Ctx<'POST /meeting-reservations/reserve'>

/** Books a hall for a meeting. The database refuses the second of two bookings that overlap (V383). */
export const reserve = async (ctx: Call) => {
  const { actor, body, caller, db, now, refuse } = ctx
  const { space, hall, period } = await checkPlaceAndTime(ctx, body, actor.id)
  checkEquipment(body.equipment, hall)
  await checkParticipants(db, body.participants)
  const taken = { space, date: body.date, exceptId: null }
  // refused before any lock is taken; the constraint refuses a booking that commits after this check
  if (!isFree(await busyHalls(db, { hallIds: [hall.id], within: period }), hall.id, period)) throw await refusalOfTaken(ctx, taken)
  const id = await db
    .transaction()
    .execute((tx) => insertBooking(ctx, tx, period))
    .catch(async (error) => {
      if (brokenConstraint(error) !== overlap) throw error
      throw await refusalOfTaken(ctx, taken)
    })
  const row = await findBooking(db, caller.locale, id)
  if (!row) throw refuse('slotTaken')
  return presentBooking(row, { actor, now })
}

const insertBooking = async (ctx: Call, tx: Tx, { startsAt, endsAt }: Period): Promise<number> => {
  const { actor, body, now, refuse } = ctx
  if ((await countUpcoming(tx, actor.id, now)) >= maxUpcomingBookings) throw refuse('tooManyEntries')
  await lockHalls(tx, [body.hallId])
  const { id } = await tx
    .insertInto('reservations')
    .values({
      ...{ space_id: body.spaceId, user_id: actor.id, theme: body.theme, agenda: body.agenda, equipment: [...new Set(body.equipment)] },
      ...{ starts_at: startsAt, ends_at: endsAt, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertHall(tx, { reservationId: id, spaceId: body.spaceId, hallId: body.hallId, startsAt, endsAt })
  await addParticipants(tx, id, body.participants, now)
  const booking = { id, spaceId: body.spaceId }
  await notifyOf(ctx, tx, { booking, to: await staffOfSpace(tx, body.spaceId), kind: 'bookingRequested', actorId: actor.id })
  await notifyOf(ctx, tx, { booking, to: body.participants, kind: 'bookingInvited', actorId: actor.id })
  return id
}
