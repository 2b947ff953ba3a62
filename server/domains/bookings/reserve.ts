import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint } from '../../kernel/db.ts'
import { busyHalls } from './bookable-space.ts'
import { checkEquipment, checkParticipants, checkPlaceAndTime, refusalOfTaken } from './check-booking.ts'
import { insertBookings } from './insert-bookings.ts'
import { inviting } from './invitations.ts'
import { presentBooking } from './present.ts'
import { isFree } from './slots.ts'
import { findBooking, overlap } from './store.ts'

/** Books a hall for a meeting. The database refuses the second of two bookings that overlap (V383). */
export const reserve = async (ctx: Ctx<'POST /meeting-reservations/reserve'>) => {
  const { actor, body, caller, db, now, refuse } = ctx
  const { space, hall, period } = await checkPlaceAndTime(ctx, body, actor.id)
  checkEquipment(body.equipment, hall)
  await checkParticipants(db, body.participants)
  const taken = { space, date: body.date, exceptId: null }
  // refused before any lock is taken; the constraint refuses a booking that commits after this check
  if (!isFree(await busyHalls(db, { hallIds: [hall.id], within: period }), hall.id, period)) throw await refusalOfTaken(ctx, taken)
  const write = () => db.transaction().execute((tx) => insertBookings(ctx, tx, body, [{ hallId: hall.id, ...period }]))
  const [id = 0] = await inviting(ctx, body.participants, write).catch(async (error) => {
    if (brokenConstraint(error) !== overlap) throw error
    throw await refusalOfTaken(ctx, taken)
  })
  const row = await findBooking(db, caller.locale, id)
  if (!row) throw refuse('slotTaken')
  return presentBooking(row, { actor, now })
}
