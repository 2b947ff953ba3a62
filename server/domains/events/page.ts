import { type SelectQueryBuilder, sql } from 'kysely'
import type { EventListQuery } from '../../../contract/events/events.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { canceledEvents, type Events, endOf, type Filters, overOrNot, publicEvents, relevance } from './list.ts'

export type Order = Filters & Pick<EventListQuery, 'sort'>

/** The ids of a page of public events, found by walking along an index in the order of the list until the page is full. */
export const idsOfPage = (db: Db, query: Order, slice: Slice, now: Date): Promise<number[]> => {
  const most = slice.limit + slice.offset
  if (query.sort === 'popularity') return idsOf(byPopularity(db, query, now), slice)
  if (query.sort === 'date') return idsOf(byDate(db, query, now, most), slice)
  return idsOf(query.search ? byRelevance(db, query, now, most) : byWeight(db, query, now, most), slice)
}

/** The ids of a calendar: a list by date with what was cancelled of it. */
export const idsOfCalendar = (db: Db, filters: Filters, most: number, now: Date): Promise<number[]> => {
  const canceled = soonest(canceledEvents(db, filters, now), most)
  const all = merged(db, [...partsByDate(db, filters, now, most), canceled])
  return idsOf(all.select('id').orderBy('date_start').orderBy('id'), { limit: most, offset: 0 })
}

const idsOf = async <Tables, Name extends keyof Tables>(ordered: SelectQueryBuilder<Tables, Name, { id: number }>, { limit, offset }: Slice) => {
  const rows = await ordered.modifyFront(plannedEachTime).limit(limit).offset(offset).execute()
  return rows.map((row) => row.id)
}

/** Index: events_popularity. */
const byPopularity = (db: Db, query: Filters, now: Date) =>
  publicEvents(db, query, now).select('e.id').orderBy('e.popularity', 'desc').orderBy('e.views', 'desc').orderBy('e.id')

export const byDate = (db: Db, query: Filters, now: Date, most: number) =>
  merged(db, partsByDate(db, query, now, most))
    .select('id')
    .orderBy('date_start')
    .orderBy('id')

const byWeight = (db: Db, query: Filters, now: Date, most: number) =>
  merged(db, partsByWeight(db, query, now, most))
    .select('id')
    .orderBy('weight', 'desc')
    .orderBy('date_start')
    .orderBy('id')

const maxRanked = 500

/** Of words that occur everywhere only the first so many by weight and date are ranked by how well they answer; the others follow by date. */
const byRelevance = (db: Db, query: Filters, now: Date, most: number) =>
  db
    .selectFrom(byWeight(db, query, now, Math.max(most, maxRanked)).limit(Math.max(most, maxRanked)).as('found'))
    .innerJoin('events as e', 'e.id', 'found.id')
    .select('e.id')
    .orderBy('e.weight', 'desc')
    .orderBy(relevance(query.search ?? ''))
    .orderBy('e.date_start')
    .orderBy('e.id')

/**
 * What goes on at an instant, then what starts after it: what is over is not walked past. The former are few and come
 * from events_running, the latter in order from events_date or events_city_date.
 */
const partsByDate = (db: Db, query: Filters, now: Date, most: number, narrow = (events: Events) => events) => {
  const since = endOf(query, now)
  const events = narrow(overOrNot(db, query, now))
  if (!since) return [soonest(events, most)]
  const running = events.where(sql<boolean>`tstzrange(e.date_start, e.date_end) @> ${since}::timestamptz`)
  return [running.select(orderColumns), soonest(events.where('e.date_start', '>', since), most)]
}

/** The few that staff gave a weight, then all others by date. Index of the former: events_weighted. */
const partsByWeight = (db: Db, query: Filters, now: Date, most: number) => [
  soonest(publicEvents(db, query, now).where(sql<boolean>`e.weight <> 0`).orderBy('e.weight', 'desc'), most),
  ...partsByDate(db, query, now, most, (events) => events.where(sql<boolean>`e.weight = 0`)),
]

const orderColumns = ['e.id', 'e.weight', 'e.date_start'] as const

const soonest = (events: Events, most: number) => events.select(orderColumns).orderBy('e.date_start').orderBy('e.id').limit(most)

type Part = ReturnType<typeof soonest>
type Found = { id: number; weight: number; date_start: Date }

const merged = (db: Db, parts: Part[]) => {
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )
  return db.selectFrom(sql<Found>`(${all})`.as<'found'>(sql`found`))
}
