import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { notifyOf, staffOfSpace } from './notices.ts'
import { obstacleToChange } from './rules.ts'
import { laterMeetings, lockSeries } from './series.ts'
import { type BookingRow, findBooking } from './store.ts'

/** Cancels an own booking, with `withLater` also the later ones of its series; the slots are free at once (V224). A second time changes nothing. */
export const cancelBooking = async (ctx: Ctx<'POST /meeting-reservations/:id/cancel'>) => {
  const { actor, body, caller, db, now, params, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    await lockSeries(tx, params.id)
    const row = await findBooking(tx, caller.locale, params.id)
    if (!row || row.user_id !== actor.id) throw refuse('forbidden')
    const obstacle = obstacleToChange(row, now)
    if (obstacle === 'bookingCancelled') return
    if (obstacle) throw refuse(obstacle)
    const ids = [row.id, ...(body?.withLater ? await laterIds(tx, row) : [])]
    await sql`update reservations set cancelled_at = ${now}, version = version + 1 where id = any(${ids}::bigint[])`.execute(tx)
    const to = [...(row.status === 'rejected' ? [] : await staffOfSpace(tx, row.space_id)), ...row.participants.map(({ id }) => id)]
    await notifyOf(ctx, tx, { booking: { id: row.id, spaceId: row.space_id }, to, kind: 'bookingCancelled', actorId: actor.id })
  })
  return { ok: true as const }
}

const laterIds = async (tx: Tx, row: BookingRow): Promise<number[]> => (await laterMeetings(tx, row)).map(({ id }) => id)
