import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { OpenHours, SpecialDay } from '../../../contract/spaces/hours.ts'
import type { Space } from '../../../contract/spaces/spaces.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

export type SpaceRow = Omit<Space, 'geo' | 'halls' | 'schedule' | 'specialDays'> & {
  lat: number | null
  lng: number | null
  schedule: OpenHours[]
  specialDays: SpecialDay[]
}

/** Spaces and their places, both neither deleted nor waiting. */
export const shownSpaces = sql`spaces s join places p on p.id = s.place_id and p.moderation = 'approved' and ${notDeleted('p')} and ${notDeleted('s')}`

/** Users who may work in the spaces they are assigned to (A152), over the alias u. */
export const isSpaceStaff = sql`u.status in (8, 10) and u.blocked_at is null and 'control' = any(u.roles)`

/** Spaces with these ids, in their order. Indexes: the primary keys, halls_space. */
export const spacesWithIds = async (db: Db, locale: Locale, ids: readonly number[]): Promise<SpaceRow[]> => {
  const { rows } = await sql<SpaceRow>`
    select s.id, s.name, s.place_id as "placeId", p.name as "placeName", s.is_active as "isActive", p.city_id as "cityId",
      ${nameIn('c', locale)} as "cityName", p.address, p.lat, p.lng, coalesce(p.zone, c.zone) as timezone, s.schedule,
      s.special_days as "specialDays", s.coworking_capacity as "coworkingCapacity",
      (select count(*) from halls h where h.space_id = s.id and h.is_active and ${notDeleted('h')}) as "hallCount",
      (select max(h.capacity) from halls h where h.space_id = s.id and h.is_active and ${notDeleted('h')}) as "maxCapacity",
      array(select x.user_id from space_staff x join users u on u.id = x.user_id and ${isSpaceStaff} where x.space_id = s.id
        order by x.position, x.user_id) as staff
    from unnest(${ids}::bigint[]) with ordinality found(id, place) join ${shownSpaces} on s.id = found.id join cities c on c.id = p.city_id
    order by found.place`.execute(db)
  return rows
}

type Page = { ids: number[]; total: number }

/** Spaces are some hundreds, so that a search reads them all. */
export const pageOfSpaces = async (db: Db, where: RawBuilder<unknown>, { limit, offset }: { limit: number; offset: number }): Promise<Page> => {
  const { rows } = await sql<Page>`
    with listed as not materialized (select s.id, s.name from ${shownSpaces} where ${where})
    select array(select id from listed order by name, id limit ${limit} offset ${offset}) as ids, (select count(*) from listed) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

const maxWords = 6

/** Every word of the query begins a word of the text, in any alphabet (`fold_name`). False for a query without letters. */
export const isFoundIn = (text: RawBuilder<unknown>, query: string): RawBuilder<boolean> => isFoundInStored(sql`fold_name(${text})`, query)

type Key = 'fold_name' | 'organization_key'

/** The same in a key that a column stores; another function may have made it of the name. */
export const isFoundInStored = (stored: RawBuilder<unknown>, query: string, key: Key = 'fold_name'): RawBuilder<boolean> => {
  const keyOf = (name: RawBuilder<unknown>) => sql`${sql.raw(key)}(${name})`
  const words = query.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ]*/gu)?.slice(0, maxWords) ?? []
  if (words.length === 0) return sql<boolean>`false`
  const folded = words.map((word) => keyOf(sql`${word}::text`))
  return sql<boolean>`(${sql.join(
    [sql`btrim(concat(${sql.join(folded)})) <> ''`, ...folded.map((word) => sql`${stored} like '%' || ${word} || '%'`)],
    sql` and `,
  )})`
}
