import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { GuestFormat } from './rules.ts'

const columns = ['event_id', 'seat_limit', 'online_limit', 'offline_limit', 'online_taken', 'offline_taken'] as const

export type Seats = Awaited<ReturnType<typeof lockSeats>>

/** Locks the seats of an event until the transaction ends. The order of locking decides the order in the waiting list. */
export const lockSeats = (tx: Tx, eventId: number) =>
  tx.selectFrom('event_seats').select(columns).where('event_id', '=', eventId).forUpdate().executeTakeFirstOrThrow()

export type EventSeats = NonNullable<Awaited<ReturnType<typeof lockEventSeats>>>

/** The same with the status of the event, which stays until the transaction ends. Undefined for a deleted event. */
export const lockEventSeats = (tx: Tx, eventId: number) => eventSeats(tx, [eventId]).executeTakeFirst()

/** Locks the seats of several events in the order of their ids, so that two transactions never deadlock. */
export const lockSeatsOf = (tx: Tx, eventIds: readonly number[]): Promise<EventSeats[]> => eventSeats(tx, eventIds).orderBy('s.event_id').execute()

/**
 * The event is locked before its seats, as a publication does, so that they never deadlock. A change of the event excludes the share:
 * the status read here is the newest, also after a wait.
 */
const eventSeats = (tx: Tx, eventIds: readonly number[]) =>
  tx
    .selectFrom('event_seats as s')
    .innerJoin('events as e', 'e.id', 's.event_id')
    .select(['s.event_id', 's.seat_limit', 's.online_limit', 's.offline_limit', 's.online_taken', 's.offline_taken', 'e.status', 'e.moderation'])
    .where(sql<boolean>`s.event_id = any(${eventIds}::bigint[])`)
    .where('e.deleted_at', 'is', null)
    .forShare('e')
    .forUpdate('s')

/** Number of seats per format; negative numbers are released seats. */
export type SeatCount = Record<GuestFormat, number>

export const countFormats = (participants: readonly { format: GuestFormat }[]): SeatCount => {
  const online = participants.filter(({ format }) => format === 'online').length
  return { online, offline: participants.length - online }
}

export const opposite = ({ online, offline }: SeatCount): SeatCount => ({ online: -online, offline: -offline })

/** Null means no limit. */
export const freeSeats = (seats: Seats): Record<GuestFormat | 'total', number | null> => {
  const free = (limit: number | null, taken: number) => (limit === null ? null : limit - taken)
  return {
    online: free(seats.online_limit, seats.online_taken),
    offline: free(seats.offline_limit, seats.offline_taken),
    total: free(seats.seat_limit, seats.online_taken + seats.offline_taken),
  }
}

export const fits = (seats: Seats, { online, offline }: SeatCount): boolean => {
  const free = freeSeats(seats)
  const isEnough = (requested: number, available: number | null) => requested === 0 || available === null || requested <= available
  return isEnough(online, free.online) && isEnough(offline, free.offline) && isEnough(online + offline, free.total)
}

export const hasFreeSeat = (seats: Seats, format: GuestFormat): boolean => fits(seats, countFormats([{ format }]))

export type Taken = { event_id: number; online: number; offline: number }

/** Adds the assigned seats of each event. Check constraints of the table reject more than the limit. */
export const addTaken = async (tx: Tx, taken: readonly Taken[]) => {
  if (taken.length === 0) return
  const added = sql<Taken>`json_to_recordset(${JSON.stringify(taken)}) as added(event_id bigint, online int, offline int)`
  await sql`update event_seats s set online_taken = s.online_taken + added.online, offline_taken = s.offline_taken + added.offline
    from ${added} where s.event_id = added.event_id`.execute(tx)
}

/** Adds a change to the taken seats. Check constraints of the table reject more than the limit. */
export const moveSeats = async (tx: Tx, seats: Seats, { online, offline }: SeatCount): Promise<Seats> => {
  if (online === 0 && offline === 0) return seats
  return tx
    .updateTable('event_seats')
    .set((eb) => ({ online_taken: eb('online_taken', '+', online), offline_taken: eb('offline_taken', '+', offline) }))
    .where('event_id', '=', seats.event_id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
