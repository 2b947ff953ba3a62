import { sql } from 'kysely'
import { pageSizes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { containing, escaped, startingWith } from '../../kernel/like.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Slice } from '../../kernel/paging.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { isNamedLike } from './named.ts'

type Page = { q: string; locale: Locale; slice: Slice }
type Cities = { q: string; named?: string | undefined }

/** The largest first. */
export const searchCities = (db: Db, { locale, slice, ...filters }: Page & Cities) =>
  inLocale(citiesLike(db, filters), locale).orderBy('c.population', 'desc').orderBy('c.id').limit(slice.limit).offset(slice.offset).execute()

export const countCities = async (db: Db, filters: Cities): Promise<number> =>
  (await citiesLike(db, filters).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

/** `named` is a name in any language, alone or with the region after a comma. */
const citiesLike = (db: Db, { q, named = '' }: Cities) => {
  const [name = '', ...rest] = named.split(',').map((part) => part.replace(/\s+/g, ' ').trim())
  const region = rest.join(', ')
  return citiesAndRegions(db)
    .where(isNamedLike('c', startingWith(q)))
    .$if(named !== '', (cities) => cities.where(isNamedLike('c', escaped(name))))
    .$if(region !== '', (cities) => cities.where(isNamedLike('r', escaped(region))))
}

/** Index: the primary key. */
export const findCity = (db: Db, id: number, locale: Locale) => inLocale(citiesAndRegions(db).where('c.id', '=', id), locale).executeTakeFirst()

const citiesAndRegions = (db: Db) => db.selectFrom('cities as c').innerJoin('regions as r', 'r.id', 'c.region_id')

const inLocale = (cities: ReturnType<typeof citiesAndRegions>, locale: Locale) =>
  cities.select(['c.id', 'c.region_id', 'c.zone', 'c.lat', 'c.lng', nameIn('c', locale).as('name'), nameIn('r', locale).as('region')])

type Regions = { q: string; regionIds?: number[] | undefined }

/** Regions whose name starts with q, the largest urban population first. */
export const searchRegions = (db: Db, { locale, slice, ...filters }: Page & Regions) =>
  regionsLike(db, filters)
    .select(['r.id', 'r.code', nameIn('r', locale).as('name')])
    .orderBy(sql`(select coalesce(sum(c.population), 0) from cities c where c.region_id = r.id) desc`)
    .orderBy('r.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()

export const countRegions = async (db: Db, filters: Regions): Promise<number> =>
  (await regionsLike(db, filters).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

const regionsLike = (db: Db, { q, regionIds = [] }: Regions) =>
  db
    .selectFrom('regions as r')
    .where(isNamedLike('r', startingWith(q)))
    .$if(regionIds.length > 0, (regions) => regions.where(sql<boolean>`r.id = any(${regionIds}::int[])`))

/** Index: the primary key. */
export const findRegion = (db: Db, id: number, locale: Locale) =>
  db
    .selectFrom('regions as r')
    .select(['r.id', 'r.code', nameIn('r', locale).as('name')])
    .where('r.id', '=', id)
    .executeTakeFirst()

const maxThemes = 500

/** Approved event themes in the order of creation. */
export const listThemes = (db: Db, locale: Locale) =>
  approvedThemes(db, locale).where('h.kind', '=', 'theme').orderBy('h.id').limit(maxThemes).execute()

/** An approved theme, or one that the viewer has suggested. Index: the primary key. */
export const findTheme = (db: Db, id: number, { locale, userId }: { locale: Locale; userId: number | null }) =>
  themesIn(db, locale)
    .where('h.id', '=', id)
    .where(sql<boolean>`(h.moderation = 'approved' or h.suggested_by = ${userId}::bigint and not h.is_free_text)`)
    .executeTakeFirst()

export const completeThemes = (db: Db, q: string, locale: Locale) => themesLike(db, q, locale).where('h.kind', '=', 'theme').execute()

/** Interests are event themes and approved suggestions of users (A113). */
export const completeInterests = (db: Db, q: string, locale: Locale) => themesLike(db, q, locale).execute()

/** Themes whose name contains q, names that start with q first. */
const themesLike = (db: Db, q: string, locale: Locale) =>
  approvedThemes(db, locale)
    .where(isNamedLike('h', containing(q)))
    .orderBy(isNamedLike('h', startingWith(q)), 'desc')
    .orderBy(nameIn('h', locale))
    .orderBy('h.id')
    .limit(pageSizes.interests)

const approvedThemes = (db: Db, locale: Locale) => themesIn(db, locale).where('h.moderation', '=', 'approved')

const themesIn = (db: Db, locale: Locale) =>
  db
    .selectFrom('themes as h')
    .select(['h.id', 'h.kind', nameIn('h', locale).as('name')])
    .where(notDeleted('h'))

/** Includes the internal type; filters omit it (V063). */
export const listEventTypes = (db: Db, locale: Locale) =>
  db
    .selectFrom('event_types as t')
    .select(['t.id', nameIn('t', locale).as('name')])
    .orderBy('t.id')
    .execute()

export const listCompilationTypes = (db: Db, locale: Locale) =>
  db
    .selectFrom('compilation_types as t')
    .select(['t.id', nameIn('t', locale).as('name')])
    .orderBy('t.id')
    .execute()

/** The general text of a status comes before the texts of its inner codes. */
export const listHttpStatuses = (db: Db) =>
  db
    .selectFrom('http_status_texts')
    .select(['status', 'code', 'title', 'text', 'locale'])
    .where(notDeleted('http_status_texts'))
    .orderBy('status')
    .orderBy(sql`code nulls first`)
    .orderBy('locale')
    .execute()
