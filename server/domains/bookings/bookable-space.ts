import { sql } from 'kysely'
import type { OpenHours, SpecialDay } from '../../../contract/spaces/hours.ts'
import type { Db } from '../../kernel/db.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import type { BusyHalls, Period } from './slots.ts'

export type BookableHall = { id: number; name: string; equipment: string[] }

/** A space with what a booking needs to know of it: hours, zone and the halls in use. */
export type BookableSpace = {
  id: number
  isActive: boolean
  zone: string
  schedule: OpenHours[]
  specialDays: SpecialDay[]
  halls: BookableHall[]
}

/** The space with this id, or that of a hall. Indexes: the primary keys, halls_space. */
export const bookableSpace = async (
  db: Db,
  { id, hallId }: { id?: number | undefined; hallId?: number | undefined },
): Promise<BookableSpace | null> => {
  const wanted = sql`select coalesce(${id ?? null}::bigint, (select space_id from halls where id = ${hallId ?? null}::bigint)) as id, 1 as place`
  return (await found(db, wanted))[0] ?? null
}

/** The spaces with these ids, in their order; without unknown ones. Indexes: the primary keys, halls_space. */
export const bookableSpaces = (db: Db, ids: readonly number[]): Promise<BookableSpace[]> =>
  found(db, sql`select * from unnest(${ids}::bigint[]) with ordinality as asked(id, place)`)

const found = async (db: Db, wanted: ReturnType<typeof sql>): Promise<BookableSpace[]> => {
  const { rows } = await sql<BookableSpace>`
    select s.id, s.is_active as "isActive", coalesce(p.zone, c.zone) as zone, s.schedule, s.special_days as "specialDays",
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'equipment', h.equipment) order by h.capacity, h.id), '[]')
        from halls h where h.space_id = s.id and h.is_active and ${notDeleted('h')}) as halls
    from (${wanted}) wanted join spaces s on s.id = wanted.id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where ${notDeleted('s')} and p.moderation = 'approved' and ${notDeleted('p')} order by wanted.place`.execute(db)
  return rows
}

type Busy = { hallIds: readonly number[]; within: Period; exceptId?: number | null | undefined }
type BusyRow = { hall_id: number; starts_at: Date; ends_at: Date }

/** Bookings that hold these halls in the period, except those of one reservation. Index: reserved_halls_overlap, once for each hall. */
export const busyHalls = async (db: Db, { hallIds, within, exceptId }: Busy): Promise<BusyHalls> => {
  const { rows } = await sql<BusyRow>`
    select x.hall_id, x.starts_at, x.ends_at from unnest(${hallIds}::bigint[]) as asked(id)
    join reserved_halls x on x.hall_id = asked.id and x.is_holding and x.reservation_id is distinct from ${exceptId ?? null}::bigint
      and tstzrange(x.starts_at, x.ends_at) && tstzrange(${within.startsAt}, ${within.endsAt})`.execute(db)
  const byHall = Map.groupBy(rows, ({ hall_id }) => hall_id)
  return new Map([...byHall].map(([id, taken]) => [id, taken.map(({ starts_at, ends_at }) => ({ startsAt: starts_at, endsAt: ends_at }))]))
}
