import { sql } from 'kysely'
import { coworkingDaysAhead } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { pageOfState, type StatefulList } from '../../kernel/stateful-list.ts'
import { addDays } from '../spaces/hours.ts'
import { coworkingHours, openDays, todayIn } from './coworking-space.ts'
import { presentEntry } from './present.ts'
import { restrictionOf } from './restrictions-store.ts'
import { coworkingSpaces, entriesWithIds, findEntry, takenPlaces } from './store.ts'

export const coworkingStatus = async ({ actor, caller, db, now, query, refuse }: Ctx<'GET /coworking/status'>) => {
  const [space] = await coworkingSpaces(db, caller.locale, [query.spaceId])
  if (!space) throw refuse('notFound')
  const date = query.date ?? todayIn(space, now)
  const key = { spaceId: space.id, userId: actor.id, date }
  const [entry, restriction, taken] = await Promise.all([
    findEntry(db, key),
    restrictionOf(db, key),
    takenPlaces(db, space.id, { from: date, to: date }),
  ])
  const hours = coworkingHours(space, date)
  return {
    date,
    enlisted: entry !== undefined && entry.status !== 'delisted',
    status: entry?.status ?? null,
    restricted: restriction !== null,
    restrictedUntil: restriction?.until ?? null,
    reason: restriction?.reason ?? null,
    freePlaces: hours.length > 0 ? freeOf(space.capacity, taken.get(date)) : 0,
    capacity: space.capacity,
    hours,
  }
}

/** A capacity that staff have reduced below the taken places leaves none. */
const freeOf = (capacity: number, taken = 0): number => Math.max(0, capacity - taken)

export const coworkingDays = async ({ actor, caller, db, now, query, refuse }: Ctx<'GET /coworking/days'>) => {
  const [space] = await coworkingSpaces(db, caller.locale, [query.spaceId])
  if (!space) throw refuse('notFound')
  const today = todayIn(space, now)
  const period = { from: today, to: addDays(today, coworkingDaysAhead) }
  const key = { spaceId: space.id, userId: actor.id, from: today }
  const [taken, own, cancelled] = await Promise.all([takenPlaces(db, space.id, period), ownDays(db, key), cancelledDays(db, key)])
  const dayOf = (date: string) => ({
    date,
    hours: coworkingHours(space, date),
    freePlaces: freeOf(space.capacity, taken.get(date)),
    enlisted: own.has(date),
    visitedAt: own.get(date)?.toISOString() ?? null,
  })
  return { _items: openDays(space, now).map(dayOf), cancelled }
}

type OwnKey = { spaceId: number; userId: number; from: string }

/** Index: coworking_entries_user. */
const cancelledDays = async (db: Db, { spaceId, userId, from }: OwnKey): Promise<string[]> => {
  const { rows } = await sql<{ date: string }>`select date::text as date from coworking_entries
    where user_id = ${userId} and date >= ${from}::date and space_id = ${spaceId} and closed_at is not null order by date`.execute(db)
  return rows.map(({ date }) => date)
}

/** Index: coworking_entries_user. */
const ownDays = async (db: Db, { spaceId, userId, from }: OwnKey): Promise<Map<string, Date | null>> => {
  const { rows } = await sql<{ date: string; visitedAt: Date | null }>`select date::text as date, visited_at as "visitedAt" from coworking_entries
    where user_id = ${userId} and date >= ${from}::date and space_id = ${spaceId} and status <> 'delisted'`.execute(db)
  return new Map(rows.map(({ date, visitedAt }) => [date, visitedAt]))
}

/** Own places. Future ones are sorted by day, past ones by the latest first; a place that was given back is past. */
export const ownEntries = async ({ actor, caller, db, now, query }: Ctx<'GET /coworking/entries'>) => {
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfState(db, entriesOf(actor.id, now), { state: query.case, order: orders[query.case], slice })
  const rows = await entriesWithIds(db, caller.locale, ids)
  return pageOf(
    rows.map((row) => presentEntry(row, now)),
    total,
    query,
    slice,
  )
}

const orders = { future: sql`date, id`, past: sql`date desc, id desc` }

/** Index: coworking_entries_user. */
const entriesOf = (userId: number, now: Date): StatefulList<'future' | 'past'> => ({
  rows: sql`select x.id, x.date, x.status <> 'delisted' and x.date >= (${now}::timestamptz at time zone coalesce(p.zone, c.zone))::date as is_future
    from coworking_entries x join spaces s on s.id = x.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where x.user_id = ${userId}`,
  states: { future: sql<boolean>`is_future`, past: sql<boolean>`not is_future` },
})
