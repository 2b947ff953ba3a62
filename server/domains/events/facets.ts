import { sql } from 'kysely'
import { internalEventTypeId } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { listCompilations } from './compilations.ts'

/** Options of the filter bar: those that match unfinished events, with counts, and compilations. */
export const filtersOf = async ({ db, caller, now }: Ctx<'GET /events/filters'>) => {
  const { locale } = caller
  const [facets, compilations] = await Promise.all([facetsOf(db, locale, now), listCompilations(db, { locale, aheadOf: now })])
  return { ...facets, compilations: compilations.map(({ id, name }) => ({ id, name })) }
}

type CountedOption = { id: number; name: string; count: number }
type Facets = {
  cities: CountedOption[]
  themes: CountedOption[]
  places: (CountedOption & { cityId: number })[]
  types: CountedOption[]
  tags: string[]
}

const maxOptions = 200
const maxTags = 8

/** All counts come from one scan of unfinished events. Index: events_date, which contains every counted column. */
const facetsOf = async (db: Db, locale: Locale, now: Date): Promise<Facets> => {
  const { rows } = await sql<Facets>`${plannedEachTime}
    with ahead as materialized (
      select e.city_id, e.place_id, e.type_id, e.theme_ids, e.tag from events e where e.is_listed and tstzrange(e.date_start, e.date_end) @> ${now}::timestamptz
      union all
      select e.city_id, e.place_id, e.type_id, e.theme_ids, e.tag from events e where e.is_listed and e.date_start > ${now}),
    of_cities as (
      select c.id, ${nameIn('c', locale)} as name, n.count from (select city_id, count(*) from ahead group by city_id) n
      join cities c on c.id = n.city_id order by c.population desc limit ${maxOptions}),
    of_themes as (
      select h.id, ${nameIn('h', locale)} as name, n.count from (select theme_id, count(*) from ahead, unnest(theme_ids) theme_id group by theme_id) n
      join themes h on h.id = n.theme_id and ${notDeleted('h')} order by name limit ${maxOptions}),
    of_places as (
      select p.id, p.name, p.city_id as "cityId", n.count from (select place_id, count(*) from ahead group by place_id) n
      join places p on p.id = n.place_id and ${notDeleted('p')} order by p.name limit ${maxOptions}),
    of_types as (
      select t.id, ${nameIn('t', locale)} as name, n.count from (select type_id, count(*) from ahead group by type_id) n
      join event_types t on t.id = n.type_id where t.id <> ${internalEventTypeId} order by name),
    of_tags as (select tag, count(*) from ahead where tag is not null group by tag order by count desc, tag limit ${maxTags})
    select (select coalesce(json_agg(o), '[]') from of_cities o) as cities,
           (select coalesce(json_agg(o), '[]') from of_themes o) as themes,
           (select coalesce(json_agg(o), '[]') from of_places o) as places,
           (select coalesce(json_agg(o), '[]') from of_types o) as types,
           (select coalesce(json_agg(o.tag), '[]') from of_tags o) as tags`.execute(db)
  const facets = rows[0]
  if (!facets) throw new Error('a count query returned no row')
  return facets
}
