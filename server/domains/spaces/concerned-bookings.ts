import { sql } from 'kysely'
import { z } from 'zod'
import { openHours, specialDay } from '../../../contract/spaces/hours.ts'
import type { ContentChange } from '../../kernel/content/content-routes.ts'
import type { Tx } from '../../kernel/db.ts'
import { isOpenFor } from './hours.ts'

/** Upcoming bookings of a hall that is switched off. Index: reserved_halls_overlap. */
export const bookingsOfClosedHall = async (tx: Tx, { id, before, after, now }: ContentChange): Promise<number[]> => {
  if (!isSwitchedOff({ before, after })) return []
  const { rows } = await sql<{ id: number }>`select distinct reservation_id as id from reserved_halls
    where hall_id = ${id} and is_holding and ends_at > ${now} order by 1`.execute(tx)
  return rows.map((row) => row.id)
}

/** Upcoming bookings of a space that is switched off, or those whose time is outside of its new hours. */
export const bookingsOfClosedSpace = async (tx: Tx, { id, before, after, now }: ContentChange): Promise<number[]> => {
  const bookings = await upcomingBookings(tx, id, now)
  if (isSwitchedOff({ before, after })) return bookings.map((booking) => booking.id)
  const [old, next] = [hours.parse(before), hours.parse(after)]
  return bookings
    .filter(({ zone, startsAt, endsAt }) => isOpenFor({ ...old, zone }, { startsAt, endsAt }) && !isOpenFor({ ...next, zone }, { startsAt, endsAt }))
    .map((booking) => booking.id)
}

const isSwitchedOff = ({ before, after }: Pick<ContentChange, 'before' | 'after'>) => before.isActive === true && after.isActive === false

const hours = z.object({ schedule: z.array(openHours), specialDays: z.array(specialDay) })

type Upcoming = { id: number; startsAt: Date; endsAt: Date; zone: string }

/** Index: reservations_space. */
const upcomingBookings = async (tx: Tx, spaceId: number, now: Date): Promise<Upcoming[]> => {
  const { rows } = await sql<Upcoming>`
    select r.id, r.starts_at as "startsAt", r.ends_at as "endsAt", coalesce(p.zone, c.zone) as zone
    from reservations r join spaces s on s.id = r.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where r.space_id = ${spaceId} and r.is_holding and r.ends_at > ${now} order by r.id`.execute(tx)
  return rows
}

const zoned = z.object({ zone: z.string().nullable(), cityId: z.int() })

/** Upcoming bookings of a place that moves to another time zone: their instants stay, their hours change. Indexes: primary keys, reservations_space. */
export const bookingsOfMovedPlace = async (tx: Tx, { id, before, after, now }: ContentChange): Promise<number[]> => {
  const [old, next] = [zoned.parse(before), zoned.parse(after)]
  if (old.zone === next.zone && old.cityId === next.cityId) return []
  const { rows } = await sql<{ id: number }>`select r.id from spaces s join reservations r on r.space_id = s.id
    where s.place_id = ${id} and r.is_holding and r.ends_at > ${now}
      and coalesce(${old.zone}::text, (select zone from cities where id = ${old.cityId})) <>
        coalesce(${next.zone}::text, (select zone from cities where id = ${next.cityId})) order by r.id`.execute(tx)
  return rows.map((row) => row.id)
}
