import { sql } from 'kysely'
import { internalEventTypeId } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { listCompilations } from './compilations.ts'
import { publicEvents } from './list.ts'

/** What the filter bar offers: only what leads to events that are not over. */
export const filtersOf = async ({ db, caller, now }: Ctx<'GET /events/filters'>) => {
  const { locale } = caller
  const [cities, themes, places, types, compilations, tags] = await Promise.all([
    citiesOf(db, locale, now),
    themesOf(db, locale, now),
    placesOf(db, now),
    typesOf(db, locale, now),
    listCompilations(db, { locale }),
    tagsOf(db, now),
  ])
  return { cities, themes, places, types, compilations: compilations.map(({ id, name }) => ({ id, name })), tags }
}

const mostOptions = 200
const mostTags = 8
const ahead = (db: Db, now: Date) => publicEvents(db, { actual: true }, now)
const count = sql<number>`count(*)`.as('count')

const citiesOf = (db: Db, locale: Locale, now: Date) =>
  ahead(db, now)
    .innerJoin('cities as c', 'c.id', 'e.city_id')
    .select(['c.id', nameIn('c', locale).as('name'), count])
    .groupBy('c.id')
    .orderBy('c.population', 'desc')
    .limit(mostOptions)
    .execute()

const themesOf = (db: Db, locale: Locale, now: Date) =>
  ahead(db, now)
    .innerJoin('themes as h', (join) => join.on(sql<boolean>`h.id = any(e.theme_ids)`))
    .select(['h.id', nameIn('h', locale).as('name'), count])
    .groupBy('h.id')
    .orderBy('name')
    .limit(mostOptions)
    .execute()

const placesOf = async (db: Db, now: Date) => {
  const rows = await ahead(db, now)
    .innerJoin('places as p', 'p.id', 'e.place_id')
    .select(['p.id', 'p.name', 'p.city_id', count])
    .groupBy('p.id')
    .orderBy('p.name')
    .limit(mostOptions)
    .execute()
  return rows.map(({ city_id, ...place }) => ({ ...place, cityId: city_id }))
}

const typesOf = (db: Db, locale: Locale, now: Date) =>
  ahead(db, now)
    .innerJoin('event_types as t', 't.id', 'e.type_id')
    .select(['t.id', nameIn('t', locale).as('name'), count])
    .where('t.id', '<>', internalEventTypeId)
    .groupBy('t.id')
    .orderBy('name')
    .execute()

const tagsOf = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await ahead(db, now)
    .select(['e.tag', count])
    .where('e.tag', 'is not', null)
    .groupBy('e.tag')
    .orderBy('count', 'desc')
    .orderBy('e.tag')
    .limit(mostTags)
    .execute()
  return rows.map((row) => row.tag ?? '')
}
