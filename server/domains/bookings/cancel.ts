import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { notifyOf, staffOfSpace } from './notices.ts'
import { obstacleToChange } from './rules.ts'
import { findBooking, lockReservation } from './store.ts'

/** Cancels an own booking; its slot is free at once (V224). A second time changes nothing. */
export const cancelBooking = async (ctx: Ctx<'POST /meeting-reservations/:id/cancel'>) => {
  const { actor, caller, db, now, params, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    await lockReservation(tx, params.id)
    const row = await findBooking(tx, caller.locale, params.id)
    if (!row || row.user_id !== actor.id) throw refuse('forbidden')
    const obstacle = obstacleToChange(row, now)
    if (obstacle === 'bookingCancelled') return
    if (obstacle) throw refuse(obstacle)
    await tx.updateTable('reservations').set({ cancelled_at: now, version: sql`version + 1` }).where('id', '=', row.id).execute()
    const to = [...(row.status === 'rejected' ? [] : await staffOfSpace(tx, row.space_id)), ...row.participants.map(({ id }) => id)]
    await notifyOf(ctx, tx, { booking: { id: row.id, spaceId: row.space_id }, to, kind: 'bookingCancelled', actorId: actor.id })
  })
  return { ok: true as const }
}
