import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { GuestFormat } from './rules.ts'

const columns = ['event_id', 'seat_limit', 'online_limit', 'offline_limit', 'online_taken', 'offline_taken'] as const

export type Seats = Awaited<ReturnType<typeof lockSeats>>

/** The seats of an event, held until the transaction ends: who comes first here, comes first in line. */
export const lockSeats = (tx: Tx, eventId: number) =>
  tx.selectFrom('event_seats').select(columns).where('event_id', '=', eventId).forUpdate().executeTakeFirstOrThrow()

/** The same for several events, always in the order of their ids, so that two who hold seats never wait for each other. */
export const lockSeatsOf = (tx: Tx, eventIds: readonly number[]): Promise<Seats[]> =>
  tx.selectFrom('event_seats').select(columns).where(sql<boolean>`event_id = any(${eventIds}::bigint[])`).orderBy('event_id').forUpdate().execute()

export const hasFreeSeat = (seats: Seats, format: GuestFormat): boolean => {
  const isBelow = (taken: number, limit: number | null) => limit === null || taken < limit
  const isFree = format === 'online' ? isBelow(seats.online_taken, seats.online_limit) : isBelow(seats.offline_taken, seats.offline_limit)
  return isFree && isBelow(seats.online_taken + seats.offline_taken, seats.seat_limit)
}

export type Taken = { event_id: number; online: number; offline: number }

/** Adds the seats given away, an event a row; the table's checks refuse more than there are. */
export const addTaken = async (tx: Tx, taken: readonly Taken[]) => {
  if (taken.length === 0) return
  const added = sql<Taken>`json_to_recordset(${JSON.stringify(taken)}) as added(event_id bigint, online int, offline int)`
  await sql`update event_seats s set online_taken = s.online_taken + added.online, offline_taken = s.offline_taken + added.offline
    from ${added} where s.event_id = added.event_id`.execute(tx)
}

/** Adds `change` to the taken seats; the table's checks refuse more than there are. */
export const moveSeats = (tx: Tx, eventId: number, format: GuestFormat, change: 1 | -1) =>
  tx
    .updateTable('event_seats')
    .set((eb) => (format === 'online' ? { online_taken: eb('online_taken', '+', change) } : { offline_taken: eb('offline_taken', '+', change) }))
    .where('event_id', '=', eventId)
    .returning(columns)
    .executeTakeFirstOrThrow()
