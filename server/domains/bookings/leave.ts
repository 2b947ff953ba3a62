import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { notifyOfSeries } from './notices.ts'
import { obstacleToChange } from './rules.ts'
import { laterMeetings, lockSeries } from './series.ts'
import { bookingsWithIds, findBooking } from './store.ts'

/** Takes the caller off the participants of a meeting, with `withLater` also of the later ones of its series. The author is notified. */
export const leaveBooking = async ({ actor, body, caller, db, now, params, refuse, ...resources }: Ctx<'POST /meeting-reservations/:id/leave'>) => {
  await db.transaction().execute(async (tx) => {
    await lockSeries(tx, params.id)
    const row = await findBooking(tx, caller.locale, params.id)
    if (!row?.participants.some(({ id }) => id === actor.id)) throw refuse('forbidden')
    const obstacle = obstacleToChange(row, now)
    if (obstacle) throw refuse(obstacle)
    const later = body?.withLater ? (await laterMeetings(tx, row)).map(({ id }) => id) : []
    const left = await removeParticipant(tx, [row.id, ...later], actor.id)
    const rows = (await bookingsWithIds(tx, caller.locale, [row.id, ...later])).filter(({ id }) => left.includes(id))
    const meetings = rows.map(({ id, space_id, user_id }) => ({ id, spaceId: space_id, to: user_id === null ? [] : [user_id] }))
    await notifyOfSeries({ ...resources, db }, tx, { meetings, kind: 'bookingLeft', actorId: actor.id })
  })
  return { ok: true as const }
}

/** A form that still has the participant is refused, because the version grows. Returns the meetings that were left. */
const removeParticipant = async (tx: Tx, bookingIds: readonly number[], userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from reservation_participants where reservation_id = any(${bookingIds}::bigint[]) and user_id = ${userId} returning reservation_id)
    update reservations r set version = version + 1 from gone where r.id = gone.reservation_id returning r.id`.execute(tx)
  return rows.map(({ id }) => id)
}
