import { sql } from 'kysely'
import type { BookingStatus } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { OpenHours, SpecialDay } from '../../../contract/spaces/hours.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

type Person = { id: number; name: string; photo_id: string | null }

export type BookingRow = {
  id: number
  space_id: number
  space_name: string
  place_id: number
  address: string
  city_name: string
  event_id: number | null
  event_name: string | null
  user_id: number | null
  user_name: string | null
  user_photo: string | null
  theme: string
  agenda: string
  equipment: string[]
  status: BookingStatus
  comment: string | null
  cancelled_at: Date | null
  decided_at: Date | null
  version: number
  created_at: Date
  halls: { id: number; name: string; capacity: number }[]
  participants: Person[]
  /** The meetings of its series, in order; empty for a single one. */
  series: { id: number; starts_at: string; status: BookingStatus; is_cancelled: boolean }[]
  /** Users who work in the space. */
  staff_ids: number[]
  /** Organizers of the event. */
  organizer_ids: number[]
  /** True if another booking has one of the halls at that time; a booking that holds its halls is never taken. */
  is_taken: boolean
  /** The ban of the author in the space; `until` is null for a ban for good. */
  author_ban: { until: string | null } | null
} & HallsState

/** The halls of a booking, the hours of their space, and the booked time. */
export type HallsState = {
  zone: string
  starts_at: Date
  ends_at: Date
  /** True if the halls, their space and its place are all in use. */
  is_usable: boolean
  schedule: OpenHours[]
  special_days: SpecialDay[]
}

/** `is_usable` of the reservation r in the space s of the place p. */
export const isUsable = sql<boolean>`s.is_active and ${notDeleted('s')} and p.moderation = 'approved' and ${notDeleted('p')} and not exists (
  select from reserved_halls x join halls h on h.id = x.hall_id
  where x.reservation_id = r.id and not x.is_proposed and not (h.is_active and ${notDeleted('h')}))`

/** Bookings with these ids, in their order. Indexes: the primary keys, also of space_restrictions, booking_series_of, reserved_halls_overlap. */
export const bookingsWithIds = async (db: Db, locale: Locale, ids: readonly number[]): Promise<BookingRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<BookingRow>`
    select r.id, r.space_id, s.name as space_name, s.place_id, p.address, ${nameIn('c', locale)} as city_name, coalesce(p.zone, c.zone) as zone,
      r.event_id, e.name as event_name, r.user_id, btrim(concat_ws(' ', u.first_name, u.last_name)) as user_name, u.photo_id as user_photo,
      r.theme, r.agenda, r.equipment, r.starts_at, r.ends_at, r.status, r.comment, r.cancelled_at, r.decided_at, r.version, r.created_at,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'capacity', h.capacity) order by h.capacity, h.id), '[]')
        from reserved_halls x join halls h on h.id = x.hall_id where x.reservation_id = r.id and not x.is_proposed) as halls,
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', btrim(concat_ws(' ', g.first_name, g.last_name)), 'photo_id', g.photo_id)
          order by x.added_at, g.id), '[]')
        from reservation_participants x join users g on g.id = x.user_id where x.reservation_id = r.id) as participants,
      (select coalesce(json_agg(json_build_object('id', m.id, 'starts_at', m.starts_at, 'status', m.status, 'is_cancelled', m.cancelled_at is not null)
          order by m.starts_at, m.id), '[]')
        from booking_series own join booking_series x on x.series_id = own.series_id join reservations m on m.id = x.reservation_id
        where own.reservation_id = r.id) as series,
      array(select x.user_id from space_staff x where x.space_id = r.space_id order by x.user_id) as staff_ids,
      array(select o.user_id from event_owners o where o.event_id = r.event_id order by o.user_id) as organizer_ids,
      ${isUsable} as is_usable,
      not r.is_holding and exists (
        select from reserved_halls x join reserved_halls o on o.hall_id = x.hall_id and o.is_holding
          and tstzrange(o.starts_at, o.ends_at) && tstzrange(x.starts_at, x.ends_at)
        where x.reservation_id = r.id and not x.is_proposed) as is_taken,
      s.schedule, s.special_days,
      (select json_build_object('until', b.until) from space_restrictions b where b.space_id = r.space_id and b.user_id = r.user_id) as author_ban
    from unnest(${ids}::bigint[]) with ordinality found(id, place) join reservations r on r.id = found.id
    join spaces s on s.id = r.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    left join users u on u.id = r.user_id left join events e on e.id = r.event_id
    order by found.place`.execute(db)
  return rows
}

export const findBooking = async (db: Db, locale: Locale, id: number): Promise<BookingRow | undefined> => (await bookingsWithIds(db, locale, [id]))[0]

/**
 * Locks halls in the order of their ids, before their reservations. Without it two bookings of one hall would each wait for the
 * other, because both write their row before they look for an overlap.
 */
export const lockHalls = (tx: Tx, ids: readonly number[]) =>
  sql`select from halls where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)

/** Refuses halls that staff took out of use before they were locked. */
export const refuseOutOfUse = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const { rows } = await sql`select from halls h where h.id = any(${ids}::bigint[]) and h.is_active and ${notDeleted('h')}`.execute(tx)
  if (rows.length < new Set(ids).size) throw wrongField('hallId')
}

/** Locks a reservation until the transaction ends; its halls are locked before. False if it does not exist. */
export const lockReservation = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`select from reservations where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export const overlap = 'reserved_halls_overlap'

type NewHall = { reservation_id: number; space_id: number; hall_id: number; starts_at: Date; ends_at: Date }

export const insertHalls = (tx: Tx, halls: readonly NewHall[]) =>
  tx
    .insertInto('reserved_halls')
    .values(halls.map((hall) => ({ ...hall, is_holding: true })))
    .execute()

/** A change of a booking: decisions and changes about its earlier version are refused. */
export const touch = (tx: Tx, id: number) => tx.updateTable('reservations').set({ version: sql`version + 1` }).where('id', '=', id).execute()

export const addParticipants = (tx: Tx, reservationIds: readonly number[], userIds: readonly number[], now: Date) =>
  sql`insert into reservation_participants (reservation_id, user_id, added_at)
    select booking, person, ${now} from unnest(${reservationIds}::bigint[]) as booking, unnest(${userIds}::bigint[]) as person
    on conflict do nothing`.execute(tx)

export const removeParticipantsExcept = (tx: Tx, reservationId: number, userIds: readonly number[]) =>
  sql`delete from reservation_participants where reservation_id = ${reservationId} and user_id <> all(${userIds}::bigint[])`.execute(tx)

/** The ids of these users whose accounts are in use. Index: the primary key. */
export const activeAmong = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${ids}::bigint[]) and status in (8, 10) and blocked_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** True if the user is banned from the space on this day (A149). Index: the primary key of space_restrictions. */
export const isRestricted = async (db: Db, { spaceId, userId, today }: { spaceId: number; userId: number; today: string }): Promise<boolean> => {
  const { rows } = await sql`select from space_restrictions where space_id = ${spaceId} and user_id = ${userId}
    and (until is null or until >= ${today}::date)`.execute(db)
  return rows.length > 0
}

/** Upcoming meetings of a user that hold a hall. The row of the user is locked, so that two requests do not both count the last one. */
export const countUpcoming = async (tx: Tx, userId: number, now: Date): Promise<number> => {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from reservations where user_id = ${userId} and event_id is null and is_holding and ends_at > ${now}`.execute(tx)
  return rows[0]?.total ?? 0
}
