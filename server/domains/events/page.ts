import { type SelectQueryBuilder, sql } from 'kysely'
import type { EventListQuery } from '../../../contract/events/events.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { canceledEvents, type Events, endOf, type Filters, listedEvents, publicEvents, relevance } from './list.ts'

export type Order = Filters & Pick<EventListQuery, 'sort'>

/** Ids of one page of public events. The query scans an index in list order and stops when the page is full. */
export const idsOfPage = (db: Db, query: Order, slice: Slice, now: Date): Promise<number[]> => {
  const maxRows = slice.limit + slice.offset
  if (query.sort === 'popularity') return idsOf(byPopularity(db, query, now), slice)
  if (query.sort === 'date') return idsOf(byDate(db, query, now, maxRows), slice)
  return idsOf(query.search ? byRelevance(db, query, now, maxRows) : byWeight(db, query, now, maxRows), slice)
}

/** Ids of a calendar: a list by date, with its cancelled events. */
export const idsOfCalendar = (db: Db, filters: Filters, maxRows: number, now: Date): Promise<number[]> => {
  const canceled = nearest(canceledEvents(db, filters, now), maxRows)
  const all = unionOf(db, [...partsByDate(db, filters, now, maxRows), canceled])
  return idsOf(all.select('id').orderBy('date_start').orderBy('id'), { limit: maxRows, offset: 0 })
}

const idsOf = async <Tables, Name extends keyof Tables>(ordered: SelectQueryBuilder<Tables, Name, { id: number }>, { limit, offset }: Slice) => {
  const rows = await ordered.modifyFront(plannedEachTime).limit(limit).offset(offset).execute()
  return rows.map((row) => row.id)
}

/** Index: events_popularity. */
const byPopularity = (db: Db, query: Filters, now: Date) =>
  publicEvents(db, query, now).select('e.id').orderBy('e.popularity', 'desc').orderBy('e.views', 'desc').orderBy('e.id')

export const byDate = (db: Db, query: Filters, now: Date, maxRows: number) =>
  unionOf(db, partsByDate(db, query, now, maxRows))
    .select('id')
    .orderBy('date_start', directionOf(query))
    .orderBy('id')

const byWeight = (db: Db, query: Filters, now: Date, maxRows: number) =>
  unionOf(db, partsByWeight(db, query, now, maxRows))
    .select('id')
    .orderBy('weight', 'desc')
    .orderBy('date_start', directionOf(query))
    .orderBy('id')

const maxRanked = 500

/** Ranks only the first matches by weight and date, because a common word matches too many events. The others follow by date. */
const byRelevance = (db: Db, query: Filters, now: Date, maxRows: number) =>
  db
    .selectFrom(byWeight(db, query, now, Math.max(maxRows, maxRanked)).limit(Math.max(maxRows, maxRanked)).as('found'))
    .innerJoin('events as e', 'e.id', 'found.id')
    .select('e.id')
    .orderBy(relevance(query.search ?? ''))
    .orderBy('e.weight', 'desc')
    .orderBy('e.date_start', directionOf(query))
    .orderBy('e.id')

/** Past events are listed from the latest back. */
const directionOf = ({ past }: Filters) => (past ? 'desc' : 'asc')

/**
 * Events running at an instant, then those that start later, so that the query never scans finished events. Indexes:
 * events_running for the former, which are few, and events_date or events_city_date for the latter, in order.
 */
const partsByDate = (db: Db, query: Filters, now: Date, maxRows: number, narrow = (events: Events) => events) => {
  const since = endOf(query, now)
  const events = narrow(listedEvents(db, query, now))
  // a finished event started before now, which bounds the scan of the index
  if (query.past) return [nearest(events.where('e.date_start', '<', now), maxRows, 'desc')]
  if (!since) return [nearest(events, maxRows)]
  const running = events.where(sql<boolean>`tstzrange(e.date_start, e.date_end) @> ${since}::timestamptz`)
  return [running.select(orderColumns), nearest(events.where('e.date_start', '>', since), maxRows)]
}

/** Events weighted by staff, which are few, then all others by date. Index of the former: events_weighted. */
const partsByWeight = (db: Db, query: Filters, now: Date, maxRows: number) => [
  nearest(publicEvents(db, query, now).where(sql<boolean>`e.weight <> 0`).orderBy('e.weight', 'desc'), maxRows, directionOf(query)),
  ...partsByDate(db, query, now, maxRows, (events) => events.where(sql<boolean>`e.weight = 0`)),
]

const orderColumns = ['e.id', 'e.weight', 'e.date_start'] as const

const nearest = (events: Events, maxRows: number, direction: 'asc' | 'desc' = 'asc') =>
  events.select(orderColumns).orderBy('e.date_start', direction).orderBy('e.id').limit(maxRows)

type Part = ReturnType<typeof nearest>
type Found = { id: number; weight: number; date_start: Date }

const unionOf = (db: Db, parts: Part[]) => {
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )
  return db.selectFrom(sql<Found>`(${all})`.as<'found'>(sql`found`))
}
