import { sql } from 'kysely'
import type { HallObstacle } from '../../../contract/bookings/slots.ts'
import type { BookingStatus } from '../../../contract/limits.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { isOpenFor } from '../spaces/hours.ts'
import { bookableSpace } from './bookable-space.ts'
import type { Period } from './slots.ts'
import { lockHalls, overlap } from './store.ts'

/** Halls for a time. */
export type HallsOfEvent = { spaceId: number; hallIds: readonly number[]; startsAt: Date; endsAt: Date }

type Following = {
  eventId: number
  /** The halls of a change that waits for staff; they are held beside the current ones until the decision. */
  proposed?: HallsOfEvent | null
  now: Date
}

/**
 * Brings the reservation of an event in line with the event, whose row is locked: pending while it waits for staff, approved and
 * rejected with it, moved with its dates, cancelled once it is no longer published (A148). Drafts reserve nothing. `errorOf` makes
 * the error for halls that another booking has, or that cannot be booked any more.
 */
export const reserveForEvent = async (tx: Tx, following: Following, errorOf: (obstacle: ReservationObstacle) => Error): Promise<void> => {
  const obstacle = await follow(tx, following).catch((error) => {
    throw brokenConstraint(error) === overlap ? errorOf('slotTaken') : error
  })
  if (obstacle) throw errorOf(obstacle)
}

export type ReservationObstacle = Exclude<HallObstacle, 'noHallsForDate'>

const follow = async (tx: Tx, { eventId, proposed = null, now }: Following): Promise<ReservationObstacle | null> => {
  const event = await eventOf(tx, eventId)
  const held = await heldBy(tx, eventId)
  const current = hallsOf(event)
  if (!current) {
    await releaseHalls(tx, [eventId], now)
    return null
  }
  const known = await hallsInSpaces(tx, [current, ...(proposed ? [proposed] : [])])
  const wanted = known.map(({ halls, isProposed }) => ({ ...halls, isProposed }))
  await lockHalls(tx, [...(held?.halls ?? []).map(({ hallId }) => hallId), ...wanted.flatMap(({ hallIds }) => hallIds)])
  const id = held ? held.id : await insertReservation(tx, event, current)
  await removeOthers(tx, id, wanted)
  await updateReservation(tx, id, { event, current })
  for (const halls of wanted) await insertHalls(tx, id, halls)
  return statusOf(event) === 'rejected' ? null : obstacleToNew(tx, { wanted, held: held?.halls ?? [], now })
}

type EventRow = {
  id: number
  name: string
  created_by: number | null
  status: string
  moderation: 'approved' | 'wait' | 'declined' | null
  moderation_comment: string | null
  deleted_at: Date | null
  space_id: number | null
  hall_ids: number[]
  date_start: Date | null
  date_end: Date | null
}

const eventOf = (tx: Tx, id: number): Promise<EventRow> =>
  tx
    .selectFrom('events')
    .select([
      'id',
      'name',
      'created_by',
      'status',
      'moderation',
      'moderation_comment',
      'deleted_at',
      'space_id',
      'hall_ids',
      'date_start',
      'date_end',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Null for an event that holds no halls. */
const hallsOf = ({ status, deleted_at, space_id, hall_ids, date_start, date_end }: EventRow): HallsOfEvent | null => {
  if (status !== 'published' || deleted_at !== null || space_id === null || hall_ids.length === 0) return null
  return date_start && date_end && date_start < date_end ? { spaceId: space_id, hallIds: hall_ids, startsAt: date_start, endsAt: date_end } : null
}

const statuses = { approved: 'approved', declined: 'rejected', wait: 'pending' } as const satisfies Record<string, BookingStatus>

const statusOf = ({ moderation }: EventRow): BookingStatus => statuses[moderation ?? 'wait']

/** A hall of the reservation; times are ISO instants. */
type HeldHall = { hallId: number; startsAt: string; endsAt: string; isHolding: boolean }
type Held = { id: number; halls: HeldHall[] }

/** Index: the unique event_id. */
const heldBy = async (tx: Tx, eventId: number): Promise<Held | null> => {
  const { rows } = await sql<Held>`
    select r.id, (select coalesce(json_agg(json_build_object('hallId', x.hall_id, 'startsAt', x.starts_at, 'endsAt', x.ends_at, 'isHolding', x.is_holding)), '[]')
      from reserved_halls x where x.reservation_id = r.id) as halls
    from reservations r where r.event_id = ${eventId}`.execute(tx)
  return rows[0] ?? null
}

type Wanted = { wanted: readonly HallsOfEvent[]; held: readonly HeldHall[]; now: Date }

/** Halls that the event did not hold before are checked as for a new booking, because staff may have closed them since it chose them. */
const obstacleToNew = async (tx: Tx, { wanted, held, now }: Wanted): Promise<ReservationObstacle | null> => {
  for (const { spaceId, hallIds, ...period } of wanted) {
    const added = hallIds.filter((hallId) => !held.some((hall) => hall.isHolding && hall.hallId === hallId && isSame(hall, period)))
    if (added.length === 0 || period.startsAt <= now) continue
    const space = await bookableSpace(tx, { id: spaceId })
    if (!space?.isActive || !added.every((hallId) => space.halls.some(({ id }) => id === hallId))) return 'hallOutOfUse'
    if (!isOpenFor(space, period)) return 'spaceClosed'
  }
  return null
}

const isSame = (held: HeldHall, { startsAt, endsAt }: Period): boolean =>
  Date.parse(held.startsAt) === startsAt.getTime() && Date.parse(held.endsAt) === endsAt.getTime()

/** Frees the halls of events that are no longer published. Index: the unique event_id. */
export const releaseHalls = async (tx: Tx, eventIds: readonly number[], now: Date): Promise<void> => {
  await sql`with released as (
      update reservations set cancelled_at = ${now}, version = version + 1 where event_id = any(${eventIds}::bigint[]) and cancelled_at is null returning id)
    delete from reserved_halls x using released r where x.reservation_id = r.id and x.is_proposed`.execute(tx)
}

type Found = { halls: HallsOfEvent; isProposed: boolean }

/** Without halls that staff moved to another space since the event chose them. Index: halls_of_space. */
const hallsInSpaces = async (tx: Tx, asked: readonly HallsOfEvent[]): Promise<Found[]> => {
  const { rows } = await sql<{ id: number; space_id: number }>`
    select id, space_id from halls where id = any(${asked.flatMap(({ hallIds }) => hallIds)}::bigint[]) order by id`.execute(tx)
  return asked.map((halls, index) => ({
    halls: { ...halls, hallIds: rows.flatMap(({ id, space_id }) => (space_id === halls.spaceId && halls.hallIds.includes(id) ? [id] : [])) },
    isProposed: index > 0,
  }))
}

const insertReservation = async (tx: Tx, event: EventRow, { spaceId, startsAt, endsAt }: HallsOfEvent): Promise<number> => {
  const { id } = await tx
    .insertInto('reservations')
    .values({ space_id: spaceId, event_id: event.id, user_id: event.created_by, theme: event.name, starts_at: startsAt, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Rows that stay are not written again, so that an unchanged event meets no booking. */
const removeOthers = async (tx: Tx, id: number, wanted: readonly (HallsOfEvent & { isProposed: boolean })[]) => {
  const rows = wanted.flatMap(({ spaceId, hallIds, startsAt, endsAt, isProposed }) =>
    hallIds.map((hall) => ({ space: spaceId, hall, starts: startsAt.toISOString(), ends: endsAt.toISOString(), proposed: isProposed })),
  )
  await sql`delete from reserved_halls x where x.reservation_id = ${id} and not exists (
    select from json_to_recordset(${JSON.stringify(rows)}) as kept(space bigint, hall bigint, starts timestamptz, ends timestamptz, proposed boolean)
    where (kept.space, kept.hall, kept.starts, kept.ends, kept.proposed) = (x.space_id, x.hall_id, x.starts_at, x.ends_at, x.is_proposed))`.execute(
    tx,
  )
}

const updateReservation = async (tx: Tx, id: number, { event, current }: { event: EventRow; current: HallsOfEvent }) => {
  const status = statusOf(event)
  const values = {
    ...{ space_id: current.spaceId, starts_at: current.startsAt, ends_at: current.endsAt, theme: event.name, status },
    comment: status === 'rejected' ? event.moderation_comment : null,
    cancelled_at: null,
  }
  await tx.updateTable('reservations').set(values).set({ version: sql`version + 1` }).where('id', '=', id).execute()
}

const insertHalls = async (tx: Tx, id: number, { spaceId, hallIds, startsAt, endsAt, isProposed }: HallsOfEvent & { isProposed: boolean }) => {
  await sql`insert into reserved_halls (reservation_id, space_id, hall_id, starts_at, ends_at, is_proposed, is_holding)
    select r.id, ${spaceId}, hall, ${startsAt}, ${endsAt}, ${isProposed}, r.is_holding
    from reservations r, unnest(${hallIds}::bigint[]) as hall
    where r.id = ${id} and not exists (
      select from reserved_halls x where x.reservation_id = r.id and x.hall_id = hall and x.is_proposed = ${isProposed})`.execute(tx)
}
