import { type NotNull, sql } from 'kysely'
import type { ViewSource } from '../../../contract/events/limits.ts'
import type { Db } from '../../kernel/db.ts'
import { isOneOf } from '../../kernel/few-ids.ts'
import type { Slice } from '../../kernel/paging.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { batchOwnParts, cardsOf, type EventRow, sharedCards, type Viewer, withOwnParts } from './cards.ts'
import { countEvents } from './count.ts'
import { type Filters, matchesOf } from './list.ts'
import { byDate, idsOfCalendar, idsOfPage, type Order } from './page.ts'
import { seatsTag } from './seats-tag.ts'

export type { EventRow, Viewer } from './cards.ts'

type Source = Pick<Resources, 'db' | 'cacheValue'>

/** The same as `cardsOf`, with shared rows from the value cache. */
export const cachedCards = async ({ db, cacheValue }: Source, ids: readonly number[], { userId, locale }: Viewer): Promise<EventRow[]> => {
  const shared = cacheValue(keyOf('cards', locale, ids), tagsOfCards(ids), () => sharedCards(db, ids, locale))
  if (userId === null) return shared
  const [rows, parts] = await Promise.all([shared, batchOwnParts(db, ids, userId)])
  return withOwnParts(rows, parts)
}

const tagsOfCards = (ids: readonly number[]) => ['events', 'reference', ...ids.map(seatsTag)]

/** A page of public events. Ids and shared rows are cached for all viewers; only own data is read per viewer. */
export const listEvents = async ({ db, cacheValue }: Source, query: Order, slice: Slice, viewer: Viewer, now: Date): Promise<EventRow[]> => {
  const page = async () => idsOfPage(db, await withMatches({ db, cacheValue }, query), slice, now)
  return cachedCards({ db, cacheValue }, await cacheValue(keyOf('page', query, slice), ['events'], page), viewer)
}

/** Both the page and its count need the matches. */
export const withMatches = async <Query extends Filters>({ db, cacheValue }: Source, query: Query): Promise<Query> => {
  const { search } = query
  if (!search) return query
  const { matches } = await cacheValue(keyOf('matches', search), ['events'], async () => ({ matches: await matchesOf(db, search) }))
  return { ...query, matches }
}

const keyOf = (...parts: unknown[]) => JSON.stringify(['events', ...parts])

export const countListed = ({ db, cacheValue }: Source, query: Order, slice: Slice, now: Date): Promise<number> =>
  cacheValue(keyOf('count', query, slice), ['events'], async () => countEvents(db, await withMatches({ db, cacheValue }, query), slice, now))

/** An event of any status; rules.ts decides about its visibility. */
export const findEvent = async (db: Db, eventId: number, viewer: Viewer): Promise<EventRow | undefined> => (await cardsOf(db, [eventId], viewer))[0]

const maxInCalendar = 500

export const listForCalendar = async (db: Db, filters: Filters, viewer: Viewer, now: Date): Promise<EventRow[]> =>
  cardsOf(
    db,
    await idsOfCalendar(db, { ...filters, matches: filters.search ? await matchesOf(db, filters.search) : null }, maxInCalendar, now),
    viewer,
  )

type ReferenceEvent = { id: number; theme_ids: number[]; city_id: number | null }

const maxCandidates = 200

/** Similar events: the best of the soonest that share a theme. They are ranked by common themes plus one for the same city. */
export const similarEvents = async (
  { db, cacheValue }: Source,
  event: ReferenceEvent,
  viewer: Viewer,
  now: Date,
  limit: number,
): Promise<EventRow[]> =>
  cachedCards(
    { db, cacheValue },
    await cacheValue(keyOf('similar', event.id, event.theme_ids, event.city_id, limit), ['events'], () => idsOfSimilar(db, event, now, limit)),
    viewer,
  )

const idsOfSimilar = async (db: Db, event: ReferenceEvent, now: Date, limit: number): Promise<number[]> => {
  const soonest = byDate(db, { actual: true, themes: event.theme_ids }, now, maxCandidates).limit(maxCandidates)
  const rows = await db
    .selectFrom(soonest.as('found'))
    .innerJoin('events as e', 'e.id', 'found.id')
    .select('e.id')
    .where('e.id', '<>', event.id)
    .orderBy(
      sql`(e.city_id is not distinct from ${event.city_id}::int)::int + cardinality(array(select unnest(e.theme_ids) intersect select unnest(${event.theme_ids}::int[]))) desc`,
    )
    .orderBy('e.date_start')
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Counts a view of a public event, also for its day and the page the visitor comes from; false if no such event exists. One statement,
 * which locks the row of the event first.
 */
export const countView = async (db: Db, eventId: number, { source, now }: { source: ViewSource; now: Date }): Promise<boolean> => {
  const { rows } = await sql`
    with viewed as (
      update events set views = views + 1
      where id = ${eventId} and moderation = 'approved' and status in ('published', 'canceled') and deleted_at is null
      returning id, zone)
    insert into event_views as v (event_id, day, source, views)
    select id, (${now}::timestamptz at time zone zone)::date, ${source}, 1 from viewed
    on conflict (event_id, day, source) do update set views = v.views + 1
    returning event_id`.execute(db)
  return rows.length > 0
}

/** Events in any status, for staff. Index: the primary key. */
export const eventNames = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('events as e')
    .select(['e.id', 'e.name', 'e.date_start'])
    .where(isOneOf(sql`e.id`, ids))
    .where(notDeleted('e'))
    .where('e.date_start', 'is not', null)
    .$narrowType<{ date_start: NotNull }>()
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, name, date_start }) => ({ id, name, dateStart: date_start.toISOString() }))
}
