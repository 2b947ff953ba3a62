import { sql } from 'kysely'
import type { Locale } from '../../../../contract/locales.ts'
import type { Db } from '../../../kernel/db.ts'
import { containing, startingWith } from '../../../kernel/like.ts'
import { nameIn } from '../../../kernel/names.ts'
import type { Slice } from '../../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../../kernel/total-count.ts'

export type CityFilter = { cityId?: number | undefined }
export type SearchFilters = CityFilter & { q: string }
export type AddressRow = NonNullable<Awaited<ReturnType<typeof findAddress>>>

/** By title. Indexes: addresses_title, addresses_city_title. */
export const listAddresses = (db: Db, filters: CityFilter, locale: Locale, { limit, offset }: Slice): Promise<AddressRow[]> => {
  const page = inCity(db, filters).select('a.id').orderBy('a.title_key').orderBy('a.id').limit(limit).offset(offset)
  return withCities(db, locale)
    .where('a.id', 'in', (eb) => eb.selectFrom(page.as('page')).select('page.id'))
    .orderBy('a.title_key')
    .orderBy('a.id')
    .execute()
}

export const countAddresses = (db: Db, filters: CityFilter, slice: Slice): Promise<number> =>
  totalCount(slice, {
    countUpTo: (limit) => countOf(db, inCity(db, filters).select('a.id').limit(limit)),
    estimate: () => plannedRows(inCity(db, filters).select('a.id')),
  })

/** Titles that start with q first, then by title. */
export const searchAddresses = (db: Db, filters: SearchFilters, locale: Locale, { limit, offset }: Slice): Promise<AddressRow[]> =>
  withCities(db, locale)
    .where('a.id', 'in', (eb) => eb.selectFrom(matching(db, filters).as('found')).select('found.id'))
    .orderBy(sql`a.title_key like ${startingWith(keyOf(filters.q))}`, 'desc')
    .orderBy('a.title_key')
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countMatching = (db: Db, filters: SearchFilters): Promise<number> => countOf(db, matching(db, filters))

const maxFound = 1_000
const shortestIndexed = 3

/** Bounded, because a common word matches many addresses. Indexes: addresses_search; addresses_title for words below a trigram. */
const matching = (db: Db, { q, ...filters }: SearchFilters) => {
  const words = keyOf(q)
    .split(/[\s,]+/)
    .filter(Boolean)
  const isIndexed = words.some((word) => word.length >= shortestIndexed)
  const patterns = isIndexed ? words.map(containing) : [startingWith(keyOf(q))]
  return inCity(db, filters)
    .where((eb) => eb.and(patterns.map((pattern) => eb('a.title_key', 'like', pattern))))
    .select('a.id')
    .orderBy('a.id')
    .limit(maxFound)
}

/** The expression of the generated column title_key. */
const keyOf = (title: string) => title.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

const inCity = (db: Db, { cityId }: CityFilter) =>
  db.selectFrom('addresses as a').$if(cityId !== undefined, (addresses) => addresses.where('a.city_id', '=', cityId ?? 0))

const countOf = async (db: Db, rows: ReturnType<typeof matching>): Promise<number> =>
  (await db.selectFrom(rows.as('rows')).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

/** Index: the primary key. */
export const findAddress = (db: Db, id: number, locale: Locale) => withCities(db, locale).where('a.id', '=', id).executeTakeFirst()

const withCities = (db: Db, locale: Locale) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('cities as c', 'c.id', 'a.city_id')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .select(['a.id', 'a.title', 'a.city_id', 'a.lat', 'a.lng', 'a.timezone'])
    .select(['c.region_id', 'c.zone', 'c.lat as city_lat', 'c.lng as city_lng', nameIn('c', locale).as('city'), nameIn('r', locale).as('region')])

type NewAddress = { title: string; cityId: number; geo: { lat: number; lng: number } | null; timezone: string; createdBy: number; now: Date }

/** Inserts the address or finds the existing one. The update changes nothing: it makes the statement return the existing row. */
export const upsertAddress = async (db: Db, { title, cityId, geo, timezone, createdBy, now }: NewAddress): Promise<number> => {
  const { id } = await db
    .insertInto('addresses')
    .values({ title, city_id: cityId, lat: geo?.lat ?? null, lng: geo?.lng ?? null, timezone, created_by: createdBy, created_at: now })
    .onConflict((conflict) => conflict.columns(['city_id', 'title_key']).doUpdateSet({ title: sql.ref('addresses.title') }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
