import { sql } from 'kysely'
import type { EventListQuery } from '../../../contract/events.ts'
import type { Db } from '../../kernel/db.ts'

export type Filters = Partial<Omit<EventListQuery, 'sort' | 'expand' | 'paginationPage' | 'paginationSize'>>

/**
 * Public events that pass the filters. Only published and approved ones that are not by invitation (is_listed); every
 * list of ids is one parameter, so that the text of the statement stays one for each set of filters.
 */
export const publicEvents = (db: Db, filters: Filters, now: Date) =>
  db
    .selectFrom('events as e')
    .where('e.is_listed', '=', true)
    .$call((events) => byPlace(events, filters))
    .$call((events) => byTime(events, filters, now))
    .$call((events) => byKind(events, filters))
    .$call((events) => byText(events, filters))

/** Cancelled events of a list stay in its calendar, so that calendars of readers learn of it. */
export const calendarEvents = (db: Db, filters: Filters, now: Date) =>
  db
    .selectFrom('events as e')
    .where('e.moderation', '=', 'approved')
    .where('e.access', '<>', 'close')
    .where('e.deleted_at', 'is', null)
    .where(sql<boolean>`e.status in ('published', 'canceled')`)
    .$call((events) => byPlace(events, filters))
    .$call((events) => byTime(events, filters, now))
    .$call((events) => byKind(events, filters))
    .$call((events) => byText(events, filters))

type Events = ReturnType<typeof onlyListed>
const onlyListed = (db: Db) => db.selectFrom('events as e').where('e.is_listed', '=', true)

const byPlace = (events: Events, { cityId, isOnlineOtherCities, placeIds, formats, offline }: Filters): Events =>
  events
    .$if(cityId !== undefined && !isOnlineOtherCities, (q) => q.where('e.city_id', '=', cityId as number))
    .$if(cityId !== undefined && isOnlineOtherCities === true, (q) => q.where(sql<boolean>`(e.city_id = ${cityId} or e.format = 'online')`))
    .$if(isGiven(placeIds), (q) => q.where(sql<boolean>`e.place_id = any(${placeIds}::bigint[])`))
    .$if(isGiven(formats), (q) => q.where(sql<boolean>`e.format = any(${formats}::text[])`))
    .$if(offline === true, (q) => q.where(sql<boolean>`(e.format <> 'online' or e.online_with_space)`))

const byTime = (events: Events, { dateFrom, dateTo, actual, registrationActual }: Filters, now: Date): Events =>
  events
    .$if(dateFrom !== undefined, (q) => q.where('e.ends_on', '>=', dateFrom as string))
    .$if(dateTo !== undefined, (q) => q.where('e.starts_on', '<=', dateTo as string))
    .$if(actual === true, (q) => q.where('e.date_end', '>', now))
    .$if(registrationActual === true, (q) =>
      q.where(sql<boolean>`coalesce(e.registration_date_start, '-infinity') <= ${now}
        and coalesce(e.registration_date_end, e.date_end) >= ${now} and e.date_end > ${now}`),
    )

const byKind = (events: Events, filters: Filters): Events => {
  const { themes, typeIds, additional, participationFormat, organizationId, compilationId, access } = filters
  return events
    .$if(isGiven(themes), (q) => q.where(sql<boolean>`e.theme_ids && ${themes}::int[]`))
    .$if(isGiven(typeIds), (q) => q.where(sql<boolean>`e.type_id = any(${typeIds}::int[])`))
    .$if(isGiven(access), (q) => q.where(sql<boolean>`e.access = any(${access}::text[])`))
    .$if(additional?.includes('live') === true, (q) => q.where(sql<boolean>`e.live <> '[]'`))
    .$if(additional?.includes('contest') === true, (q) => q.where('e.is_contest', '=', true))
    .$if(participationFormat !== undefined, (q) => q.where(sql<boolean>`e.participation_format = ${participationFormat}`))
    .$if(organizationId !== undefined, (q) =>
      q.where(sql<boolean>`(e.organization_id = ${organizationId} or exists (
        select from event_organizers o where o.event_id = e.id and o.organization_id = ${organizationId}))`),
    )
    .$if(compilationId !== undefined, (q) =>
      q.where(sql<boolean>`e.id in (select m.event_id from compilation_events m join compilations k on k.id = m.compilation_id
        where k.id = ${compilationId} and k.published)`),
    )
}

const byText = (events: Events, { search, tag }: Filters): Events =>
  events
    .$if(search !== undefined && search !== '', (q) => q.where(sql<boolean>`e.search @@ ${textQuery(search ?? '')}`))
    .$if(tag !== undefined, (q) =>
      q.where(sql<boolean>`(lower(e.tag) = lower(${tag}) or e.theme_ids && array(
        select h.id from themes h where lower(${tag}) in (lower(h.name_ru), lower(h.name_en), lower(h.name_kk))))`),
    )

const isGiven = (list: unknown[] | undefined): boolean => list !== undefined && list.length > 0

/** All words must occur; the last one may be unfinished, since people are still typing it. */
const textQuery = (search: string) => {
  const words =
    search
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const last = words.pop()
  if (!last) return sql`to_tsquery('simple', 'nothing & found & here')`
  const whole = sql`websearch_to_tsquery('russian', ${words.join(' ')})`
  const unfinished = sql`(to_tsquery('russian', ${`${last}:*`}) || to_tsquery('simple', ${`${last}:*`}))`
  return words.length > 0 ? sql`(${whole} && ${unfinished})` : unfinished
}

/** How well an event answers the search; used by sort=weight after the staff's own weight. */
export const relevance = (search: string) => sql`ts_rank(e.search, ${textQuery(search)}) desc`
