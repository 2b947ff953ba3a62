import { sql } from 'kysely'
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

/**
 * Takes a seat if one is free and nobody who asked earlier waits for it, and holds the seats until the transaction ends.
 * False changes and holds nothing. Index of who waits: event_participants_queue.
 */
export const takeFreeSeat = async (tx: Tx, eventId: number, format: GuestFormat): Promise<boolean> => {
  const { taken, limit } = format === 'online' ? online : offline
  const { numUpdatedRows } = await tx
    .updateTable('event_seats as s')
    .set((eb) => ({ [taken]: eb(taken, '+', 1) }))
    .where('s.event_id', '=', eventId)
    .where((eb) => eb.or([eb(limit, 'is', null), eb(taken, '<', eb.ref(limit))]))
    .where(sql<boolean>`(s.seat_limit is null or s.online_taken + s.offline_taken < s.seat_limit)`)
    .where(sql<boolean>`not exists (select from event_participants w where w.event_id = s.event_id and w.waits_for_seat and w.format = ${format})`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const online = { taken: 'online_taken', limit: 'online_limit' } as const
const offline = { taken: 'offline_taken', limit: 'offline_limit' } as const

/** Adds `change` to the taken seats; the table's checks refuse more than there are. */
export const moveSeats = (tx: Tx, eventId: number, format: GuestFormat, change: 1 | -1) =>
  tx
    .updateTable('event_seats')
    .set((eb) => (format === 'online' ? { online_taken: eb('online_taken', '+', change) } : { offline_taken: eb('offline_taken', '+', change) }))
    .where('event_id', '=', eventId)
    .returning(['event_id', 'seat_limit', 'online_limit', 'offline_limit', 'online_taken', 'offline_taken'])
    .executeTakeFirstOrThrow()
