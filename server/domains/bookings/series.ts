import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { BookingRow } from './store.ts'

/** The meetings of the series of a booking. Indexes: the primary key of booking_series, booking_series_of. */
const seriesOf = (id: number) =>
  sql`select x.reservation_id from booking_series own join booking_series x on x.series_id = own.series_id where own.reservation_id = ${id}`

/** Locks a booking and its whole series in the order of their ids, so that changes from two of its meetings do not deadlock. */
export const lockSeries = (tx: Tx, id: number) =>
  sql`select from reservations where id = ${id} or id = any(array(${seriesOf(id)})) order by id for update`.execute(tx)

/** The later meetings of a series that are not cancelled, by time. */
export const laterMeetings = async (tx: Tx, { id, starts_at }: BookingRow): Promise<{ id: number; status: BookingRow['status'] }[]> => {
  const { rows } = await sql<{ id: number; status: BookingRow['status'] }>`
    select id, status from reservations where id = any(array(${seriesOf(id)})) and starts_at > ${starts_at} and cancelled_at is null order by starts_at, id`.execute(
    tx,
  )
  return rows
}
