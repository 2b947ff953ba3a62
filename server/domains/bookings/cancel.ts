import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { notifyOfSeries, staffOfSpace } from './notices.ts'
import { obstacleToChange } from './rules.ts'
import { laterMeetings, lockSeries } from './series.ts'
import { type BookingRow, bookingsWithIds, findBooking } from './store.ts'

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
    const rows = await bookingsWithIds(tx, caller.locale, ids)
    await sql`update reservations set cancelled_at = ${now}, version = version + 1 where id = any(${ids}::bigint[])`.execute(tx)
    const staff = await staffOfSpace(tx, row.space_id)
    // a rejected meeting is off already, and its users know
    const toldOf = ({ status, participants }: BookingRow) => (status === 'rejected' ? [] : [...staff, ...participants.map(({ id }) => id)])
    const meetings = rows.map((one) => ({ id: one.id, spaceId: one.space_id, to: toldOf(one) }))
    await notifyOfSeries(ctx, tx, { meetings, kind: 'bookingCancelled', actorId: actor.id })
  })
  return { ok: true as const }
}

const laterIds = async (tx: Tx, row: BookingRow): Promise<number[]> => (await laterMeetings(tx, row)).map(({ id }) => id)
