import { sql } from 'kysely'
import type { EventListQuery } from '../../../contract/events/events.ts'
import type { Db } from '../../kernel/db.ts'

type EventQuery = Partial<Omit<EventListQuery, 'sort' | 'expand' | 'paginationPage' | 'paginationSize'>>

/** A tag is also the name of themes. `joinable` keeps the events that a user can register for on the site now. */
export type Filters = Omit<EventQuery, 'tag'> & { tag?: { text: string; themeIds: number[] } | undefined; joinable?: boolean }

/** The filters as the store understands them: the themes that a tag names are looked up first, so that the planner knows how common they are. */
export const filtersFrom = async <Query extends EventQuery>(db: Db, query: Query): Promise<Omit<Query, 'tag'> & Pick<Filters, 'tag'>> =>
  query.tag === undefined ? { ...query, tag: undefined } : { ...query, tag: { text: query.tag, themeIds: await themesNamed(db, query.tag) } }

const themesNamed = async (db: Db, name: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('themes as h')
    .select('h.id')
    .where(sql<boolean>`lower(${name}) in (lower(h.name_ru), lower(h.name_en), lower(h.name_kk))`)
    .execute()
  return rows.map((row) => row.id)
}

/** Public events that pass the filters: only published and approved ones that are not by invitation (is_listed). */
export const publicEvents = (db: Db, filters: Filters, now: Date): Events =>
  overOrNot(db, filters, now).$if(isAhead(filters), (events) => events.where('e.date_end', '>', now))

const isAhead = ({ actual, registrationActual, joinable }: Filters): boolean => actual === true || registrationActual === true || joinable === true

/** The same whether they are over or not, for who knows by other means that they are not. */
export const overOrNot = (db: Db, filters: Filters, now: Date): Events =>
  db
    .selectFrom('events as e')
    .where(sql<boolean>`e.is_listed`)
    .$call((events) => passing(events, filters, now))

/** Cancelled events of a list stay in its calendar, so that calendars of readers learn of it. Index: events_canceled. */
export const canceledEvents = (db: Db, filters: Filters, now: Date) =>
  db
    .selectFrom('events as e')
    .where(sql<boolean>`e.status = 'canceled' and e.moderation = 'approved' and e.access <> 'close' and e.deleted_at is null`)
    .$call((events) => passing(events, filters, now))
    .$if(isAhead(filters), (events) => events.where('e.date_end', '>', now))

export type Events = ReturnType<typeof allEvents>
const allEvents = (db: Db) => db.selectFrom('events as e')

const passing = (events: Events, filters: Filters, now: Date): Events =>
  events
    .$call((q) => byPlace(q, filters))
    .$call((q) => byTime(q, filters, now))
    .$call((q) => byKind(q, filters))
    .$call((q) => byText(q, filters))

const byPlace = (events: Events, { cityId, isOnlineOtherCities, placeIds, formats, offline }: Filters): Events =>
  events
    .$if(cityId !== undefined && !isOnlineOtherCities, (q) => q.where('e.city_id', '=', cityId as number))
    .$if(cityId !== undefined && isOnlineOtherCities === true, (q) => q.where(sql<boolean>`(e.city_id = ${cityId} or e.format = 'online')`))
    .$if(isGiven(placeIds), (q) => q.where(sql<boolean>`e.place_id = any(${placeIds}::bigint[])`))
    .$if(isGiven(formats), (q) => q.where(sql<boolean>`e.format = any(${formats}::text[])`))
    .$if(offline === true, (q) => q.where(sql<boolean>`(e.format <> 'online' or e.online_with_space)`))

const byTime = (events: Events, { dateFrom, dateTo, registrationActual, joinable }: Filters, now: Date): Events =>
  events
    .$if(dateFrom !== undefined || dateTo !== undefined, (q) => q.where(onDays(dateFrom, dateTo)))
    .$if(registrationActual === true || joinable === true, (q) =>
      q.where(sql<boolean>`coalesce(e.registration_date_start, '-infinity') <= ${now} and coalesce(e.registration_date_end, e.date_end) >= ${now}`),
    )

/** Days are those of the event's own zone, both included. One range rather than two comparisons, so that its planner knows how few there are. */
const onDays = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from > to
    ? sql<boolean>`false`
    : sql<boolean>`daterange(e.starts_on, e.ends_on, '[]') && daterange(${from ?? null}::date, ${to ?? null}::date, '[]')`

const hourMs = 3_600_000
const easternmostMs = 14 * hourMs

/** The latest instant that all events of the list end after, if their filters tell one: the list need not look at what ended before. */
export const endOf = (filters: Filters, now: Date): Date | null => {
  const first = filters.dateFrom === undefined ? null : new Date(Date.parse(filters.dateFrom) - easternmostMs - 1)
  if (!isAhead(filters) || (first && first > now)) return first
  return now
}

/** The registration of teams and the questions of quizzes are not built yet; `web/parts/events/joining.ts` says so on the cards. */
const joinedOnSite = sql<boolean>`e.participation_format = 'person' and e.quiz_id is null`

const byKind = (events: Events, filters: Filters): Events => {
  const { themes, typeIds, additional, participationFormat, organizationId, compilationId, access, joinable } = filters
  return events
    .$if(joinable === true, (q) => q.where(joinedOnSite))
    .$if(isGiven(themes), (q) => q.where(sql<boolean>`e.theme_ids && ${themes}::int[]`))
    .$if(isGiven(typeIds), (q) => q.where(sql<boolean>`e.type_id = any(${typeIds}::int[])`))
    .$if(isGiven(access), (q) => q.where(sql<boolean>`e.access = any(${access}::text[])`))
    .$if(additional?.includes('live') === true, (q) => q.where(sql<boolean>`e.has_live`))
    .$if(additional?.includes('contest') === true, (q) => q.where(sql<boolean>`e.is_contest`))
    .$if(participationFormat !== undefined, (q) => q.where(sql<boolean>`e.participation_format = ${participationFormat}`))
    .$if(organizationId !== undefined, (q) => q.where(sql<boolean>`e.organization_ids && array[${organizationId}]::bigint[]`))
    .$if(compilationId !== undefined, (q) =>
      q.where(sql<boolean>`e.id in (select m.event_id from compilation_events m join compilations k on k.id = m.compilation_id
        where k.id = ${compilationId} and k.published)`),
    )
}

const byText = (events: Events, { search, tag }: Filters): Events =>
  events
    .$if(search !== undefined && search !== '', (q) => q.where(sql<boolean>`e.search @@ ${textQuery(search ?? '')}`))
    .$if(tag !== undefined && tag.themeIds.length === 0, (q) => q.where(sql<boolean>`lower(e.tag) = lower(${tag?.text})`))
    .$if(tag !== undefined && tag.themeIds.length > 0, (q) =>
      q.where(sql<boolean>`(lower(e.tag) = lower(${tag?.text}) or e.theme_ids && ${tag?.themeIds}::int[])`),
    )

const isGiven = (list: unknown[] | undefined): boolean => list !== undefined && list.length > 0

/** All words must occur; the last one may be unfinished, since people are still typing it, and one that says nothing is passed over. */
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
  const saysNothing = sql`numnode(to_tsquery('russian', ${last})) = 0`
  return words.length > 0 ? sql`(${whole} && case when ${saysNothing} then ''::tsquery else ${unfinished} end)` : unfinished
}

/** How well an event answers the search; used by sort=weight after the staff's own weight. */
export const relevance = (search: string) => sql`ts_rank(e.search, ${textQuery(search)}) desc`
