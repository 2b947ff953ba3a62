import { bookingCounts } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { managedBooking } from './managed-booking.ts'
import { notifyOf } from './notices.ts'
import { presentBooking } from './present.ts'
import { activeAmong, addParticipants, findBooking, lockReservation, touch } from './store.ts'

/** Adds a participant, who is notified (V384). A second time changes nothing. */
export const addUser = async (ctx: Ctx<'POST /meeting-reservations/add-user'>) => {
  const { actor, body, caller, db, now, refuse } = ctx
  await managedBooking(ctx, body.reserveId)
  await db.transaction().execute(async (tx) => {
    await lockReservation(tx, body.reserveId)
    const row = await managedBooking(ctx, body.reserveId, tx)
    // the author takes part anyway
    if (body.userId === row.user_id || row.participants.some(({ id }) => id === body.userId)) return
    if ((await activeAmong(tx, [body.userId])).length === 0) throw wrongField('userId')
    if (row.participants.length >= bookingCounts.participants) throw refuse('tooManyEntries')
    await addParticipants(tx, [row.id], [body.userId], now)
    await touch(tx, row.id)
    await notifyOf(ctx, tx, { booking: { id: row.id, spaceId: row.space_id }, to: [body.userId], kind: 'bookingInvited', actorId: actor.id })
  })
  const row = await findBooking(db, caller.locale, body.reserveId)
  if (!row) throw refuse('forbidden')
  return presentBooking(row, { actor, now })
}
