import type { Tx } from '../../kernel/db.ts'
import type { GuestFormat } from './rules.ts'

export type Seats = Awaited<ReturnType<typeof lockSeats>>

/** The seats of an event, held until the transaction ends: who comes first here, comes first in line. */
export const lockSeats = (tx: Tx, eventId: number) =>
  tx
    .selectFrom('event_seats')
    .select(['event_id', 'seat_limit', 'online_limit', 'offline_limit', 'online_taken', 'offline_taken'])
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const hasFreeSeat = (seats: Seats, format: GuestFormat): boolean => {
  const isBelow = (taken: number, limit: number | null) => limit === null || taken < limit
  const isFree = format === 'online' ? isBelow(seats.online_taken, seats.online_limit) : isBelow(seats.offline_taken, seats.offline_limit)
  return isFree && isBelow(seats.online_taken + seats.offline_taken, seats.seat_limit)
}

/** Adds `change` to the taken seats; the table's checks refuse more than there are. */
export const moveSeats = (tx: Tx, eventId: number, format: GuestFormat, change: 1 | -1) =>
  tx
    .updateTable('event_seats')
    .set((eb) => (format === 'online' ? { online_taken: eb('online_taken', '+', change) } : { offline_taken: eb('offline_taken', '+', change) }))
    .where('event_id', '=', eventId)
    .returning(['event_id', 'seat_limit', 'online_limit', 'offline_limit', 'online_taken', 'offline_taken'])
    .executeTakeFirstOrThrow()
