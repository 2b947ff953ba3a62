import { sql } from 'kysely'
import type { EventListQuery } from '../../../contract/events/events.ts'
import type { Db } from '../../kernel/db.ts'
import { fewIds, isOneOf } from '../../kernel/few-ids.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

type EventQuery = Partial<Omit<EventListQuery, 'sort' | 'expand' | 'paginationPage' | 'paginationSize'>>

/**
 * A tag can also be the name of a theme. `joinable` limits the list to events open for registration on the site now. `matches` are
 * the listed events that the search finds, if they are few.
 */
export type Filters = Omit<EventQuery, 'tag'> & {
  /** Events that spaces of the chosen places take part in. */
  networkIds?: number[]
  tag?: { text: string; themeIds: number[] } | undefined
  joinable?: boolean
  matches?: readonly number[] | null
}

/** Resolves a tag to theme ids before the list query, because the planner can estimate how common known ids are. */
export const filtersFrom = async <Query extends EventQuery>(
  db: Db,
  query: Query,
): Promise<Omit<Query, 'tag'> & Pick<Filters, 'tag' | 'networkIds'>> => {
  const { tag, placeIds } = query
  return {
    ...query,
    tag: tag === undefined ? undefined : { text: tag, themeIds: await themesNamed(db, tag) },
    ...(placeIds?.length && { networkIds: await networkEventsAt(db, placeIds) }),
  }
}

/** Events of a network that spaces of these places have accepted (V019). Indexes: spaces_place, network_proposals_space. */
const networkEventsAt = async (db: Db, placeIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('spaces as s')
    .innerJoin('network_proposals as n', 'n.space_id', 's.id')
    .select('n.event_id')
    .where(sql<boolean>`s.place_id = any(${placeIds}::bigint[])`)
    .where('n.status', '=', 'approved')
    .distinct()
    .execute()
  return rows.map(({ event_id }) => event_id)
}

const themesNamed = async (db: Db, name: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('themes as h')
    .select('h.id')
    .where(sql<boolean>`lower(${name}) in (lower(h.name_ru), lower(h.name_en), lower(h.name_kk))`)
    .where(notDeleted('h'))
    .execute()
  return rows.map((row) => row.id)
}

/** Listed events with the whole words of the search, or with its only word. Null if there are many. Index: events_search. */
export const matchesOf = (db: Db, search: string): Promise<number[] | null> =>
  fewIds(db, sql`select e.id from events e where e.is_listed and e.search @@ ${indexedQuery(search)}`)

/** Public events that pass the filters: only published and approved ones that are not by invitation (is_listed). */
export const publicEvents = (db: Db, filters: Filters, now: Date): Events =>
  listedEvents(db, filters, now).$if(isAhead(filters), (events) => events.where('e.date_end', '>', now))

const isAhead = ({ actual, registrationActual, joinable }: Filters): boolean => actual === true || registrationActual === true || joinable === true

/** The same without the check for finished events, for callers that exclude them by another condition. */
export const listedEvents = (db: Db, filters: Filters, now: Date): Events =>
  db
    .selectFrom('events as e')
    .where(sql<boolean>`e.is_listed`)
    .$call((events) => filtered(events, filters, now))

/** Cancelled events of a list. Its calendar contains them, so that subscribed calendars show the cancellation. Index: events_canceled. */
export const canceledEvents = (db: Db, filters: Filters, now: Date) =>
  db
    .selectFrom('events as e')
    .where(sql<boolean>`e.status = 'canceled' and e.moderation = 'approved' and e.access <> 'close' and e.deleted_at is null`)
    // matches are listed events only
    .$call((events) => filtered(events, { ...filters, matches: null }, now))
    .$if(isAhead(filters), (events) => events.where('e.date_end', '>', now))

export type Events = ReturnType<typeof allEvents>
const allEvents = (db: Db) => db.selectFrom('events as e')

const filtered = (events: Events, filters: Filters, now: Date): Events =>
  events
    .$call((q) => byPlace(q, filters))
    .$call((q) => byTime(q, filters, now))
    .$call((q) => byKind(q, filters))
    .$call((q) => byText(q, filters))

const byPlace = (events: Events, { cityId, isOnlineOtherCities, placeIds, networkIds, formats, offline }: Filters): Events =>
  events
    .$if(cityId !== undefined && !isOnlineOtherCities, (q) => q.where('e.city_id', '=', cityId as number))
    .$if(cityId !== undefined && isOnlineOtherCities === true, (q) => q.where(sql<boolean>`(e.city_id = ${cityId} or e.format = 'online')`))
    .$if(isNotEmpty(placeIds) && !isNotEmpty(networkIds), (q) => q.where(sql<boolean>`e.place_id = any(${placeIds}::bigint[])`))
    .$if(isNotEmpty(networkIds), (q) => q.where(sql<boolean>`(e.place_id = any(${placeIds}::bigint[]) or e.id = any(${networkIds}::bigint[]))`))
    .$if(isNotEmpty(formats), (q) => q.where(sql<boolean>`e.format = any(${formats}::text[])`))
    .$if(offline === true, (q) => q.where(sql<boolean>`(e.format <> 'online' or e.online_with_space)`))

const byTime = (events: Events, { dateFrom, dateTo, past, registrationActual, joinable }: Filters, now: Date): Events =>
  events
    .$if(past === true, (q) => q.where('e.date_end', '<=', now))
    .$if(dateFrom !== undefined || dateTo !== undefined, (q) => q.where(onDays(dateFrom, dateTo)))
    .$if(registrationActual === true || joinable === true, (q) =>
      q.where(sql<boolean>`coalesce(e.registration_date_start, '-infinity') <= ${now} and coalesce(e.registration_date_end, e.date_end) >= ${now}`),
    )

/** Days in the zone of the event, both included. The planner estimates one range better than two comparisons. */
const onDays = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from > to
    ? sql<boolean>`false`
    : sql<boolean>`daterange(e.starts_on, e.ends_on, '[]') && daterange(${from ?? null}::date, ${to ?? null}::date, '[]')`

const hourMs = 3_600_000
const easternmostMs = 14 * hourMs

/** Latest instant before which no event of the list ends, or null without such a filter. The query skips events that ended earlier. */
export const endOf = (filters: Filters, now: Date): Date | null => {
  const first = filters.dateFrom === undefined ? null : new Date(Date.parse(filters.dateFrom) - easternmostMs - 1)
  if (!isAhead(filters) || (first && first > now)) return first
  return now
}

/** Events with a registration form on the site. Its twin is `notJoinedOnSite` in `web/parts/events/joining.ts`. */
const joinedOnSite = sql<boolean>`(e.participation_format = 'person' or e.participation_format = 'quiz' and e.quiz_id is not null)`

const byKind = (events: Events, filters: Filters): Events => {
  const { themes, typeIds, additional, participationFormat, organizationId, compilationId, access, joinable } = filters
  return events
    .$if(joinable === true, (q) => q.where(joinedOnSite))
    .$if(isNotEmpty(themes), (q) => q.where(sql<boolean>`e.theme_ids && ${themes}::int[]`))
    .$if(isNotEmpty(typeIds), (q) => q.where(sql<boolean>`e.type_id = any(${typeIds}::int[])`))
    .$if(isNotEmpty(access), (q) => q.where(sql<boolean>`e.access = any(${access}::text[])`))
    .$if(additional?.includes('live') === true, (q) => q.where(sql<boolean>`e.has_live`))
    .$if(additional?.includes('contest') === true, (q) => q.where(sql<boolean>`e.is_contest`))
    .$if(participationFormat !== undefined, (q) => q.where(sql<boolean>`e.participation_format = ${participationFormat}`))
    .$if(organizationId !== undefined, (q) => q.where(sql<boolean>`e.organization_ids && array[${organizationId}]::bigint[]`))
    .$if(compilationId !== undefined, (q) =>
      q.where(sql<boolean>`e.id in (select m.event_id from compilation_events m join compilations k on k.id = m.compilation_id
        where k.id = ${compilationId} and k.published and ${notDeleted('k')})`),
    )
}

const byText = (events: Events, { search, matches, tag }: Filters): Events =>
  events
    .$if(Boolean(matches), (q) => q.where(isOneOf(sql`e.id`, matches ?? [])))
    .$if(search !== undefined && search !== '', (q) => q.where(sql<boolean>`e.search @@ ${textQuery(search ?? '')}`))
    .$if(tag !== undefined && tag.themeIds.length === 0, (q) => q.where(sql<boolean>`lower(e.tag) = lower(${tag?.text})`))
    .$if(tag !== undefined && tag.themeIds.length > 0, (q) =>
      q.where(sql<boolean>`(lower(e.tag) = lower(${tag?.text}) or e.theme_ids && ${tag?.themeIds}::int[])`),
    )

const isNotEmpty = (list: unknown[] | undefined): boolean => list !== undefined && list.length > 0

const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Without the prefix after other words, because the index reads every word that begins with it. */
const indexedQuery = (search: string) => {
  const wholeWords = sql`websearch_to_tsquery('russian', ${wordsOf(search).slice(0, -1).join(' ')})`
  return sql`case when numnode(${wholeWords}) > 0 then ${wholeWords} else ${textQuery(search)} end`
}

/** All words must occur. The last one matches as a prefix, because the user may still be typing it; a stop word is ignored. */
const textQuery = (search: string) => {
  const words = wordsOf(search)
  const last = words.pop()
  if (!last) return sql`''::tsquery`
  const wholeWords = sql`websearch_to_tsquery('russian', ${words.join(' ')})`
  const prefixQuery = sql`(to_tsquery('russian', ${`${last}:*`}) || to_tsquery('simple', ${`${last}:*`}))`
  const isStopWord = sql`numnode(to_tsquery('russian', ${last})) = 0`
  return words.length > 0 ? sql`(${wholeWords} && case when ${isStopWord} then ''::tsquery else ${prefixQuery} end)` : prefixQuery
}

/** Relevance of an event to the search. A search by weight uses it before the weight set by staff. */
export const relevance = (search: string) => sql`ts_rank(e.search, ${textQuery(search)}) desc`
