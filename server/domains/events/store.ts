import { sql } from 'kysely'
import type { EventListQuery } from '../../../contract/events.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Slice } from '../../kernel/paging.ts'
import { calendarEvents, type Filters, publicEvents, relevance } from './list.ts'

/** Whose eyes an event is read with. */
export type Viewer = { userId: number | null; locale: Locale }
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** A page of public events, all a card needs in one statement. Indexes: events_date, events_city_date, events_themes, events_search. */
export const listEvents = (db: Db, query: EventListQuery, slice: Slice, viewer: Viewer, now: Date) =>
  publicEvents(db, query, now)
    .$call((events) => withCard(events, viewer))
    .$call((events) => sorted(events, query))
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()

export const countEvents = async (db: Db, filters: Filters, now: Date): Promise<number> =>
  (await publicEvents(db, filters, now).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

/** An event whatever its status; who may see it is for rules.ts. Index: the primary key. */
export const findEvent = (db: Db | Tx, eventId: number, viewer: Viewer) =>
  (db as Db)
    .selectFrom('events as e')
    .where('e.id', '=', eventId)
    .where('e.deleted_at', 'is', null)
    .$call((events) => withCard(events, viewer))
    .executeTakeFirst()

const mostInCalendar = 500

export const listForCalendar = (db: Db, filters: Filters, viewer: Viewer, now: Date) =>
  calendarEvents(db, filters, now)
    .$call((events) => withCard(events, viewer))
    .orderBy('e.date_start')
    .orderBy('e.id')
    .limit(mostInCalendar)
    .execute()

/** Upcoming public events that share most themes with this one, its city first. Index: events_themes. */
export const similarEvents = (db: Db, event: { id: number; theme_ids: number[]; city_id: number | null }, viewer: Viewer, now: Date, limit: number) =>
  publicEvents(db, { actual: true, themes: event.theme_ids }, now)
    .where('e.id', '<>', event.id)
    .$call((events) => withCard(events, viewer))
    .orderBy(
      sql`(e.city_id is not distinct from ${event.city_id}::int)::int + cardinality(array(select unnest(e.theme_ids) intersect select unnest(${event.theme_ids}::int[]))) desc`,
    )
    .orderBy('e.date_start')
    .orderBy('e.id')
    .limit(limit)
    .execute()

type Events = ReturnType<typeof publicEvents>

/** Everything a card or a page needs of its own row, together with the viewer's own part in the event. */
export const withCard = (events: Events, { userId, locale }: Viewer) =>
  events
    .innerJoin('event_types as t', 't.id', 'e.type_id')
    .innerJoin('event_seats as s', 's.event_id', 'e.id')
    .leftJoin('cities as c', 'c.id', 'e.city_id')
    .leftJoin('regions as r', 'r.id', 'c.region_id')
    .leftJoin('spaces as sp', 'sp.id', 'e.space_id')
    .leftJoin('places as p', 'p.id', 'e.place_id')
    .leftJoin('uploads as u', 'u.id', 'e.photo_id')
    .leftJoin('favorites as f', (join) => join.onRef('f.event_id', '=', 'e.id').on('f.user_id', '=', userId ?? 0))
    .leftJoin('event_participants as ep', (join) =>
      join
        .onRef('ep.event_id', '=', 'e.id')
        .on('ep.user_id', '=', userId ?? 0)
        .on('ep.state', '<>', 'noRequest'),
    )
    .select([
      'e.id',
      'e.name',
      'e.access',
      'e.format',
      'e.online_with_space',
      'e.participation_format',
      'e.type_id',
      'e.theme_ids',
      'e.info',
      'e.tag',
      'e.live',
      'e.live_public',
      'e.date_start',
      'e.date_end',
      'e.zone',
      'e.registration_date_start',
      'e.registration_date_end',
      'e.expected_participant_count',
      'e.network_space_ids',
      'e.network_broadcast',
      'e.city_id',
      'e.space_id',
      'e.hall_ids',
      'e.place_id',
      'e.place_name',
      'e.place_address',
      'e.lat',
      'e.lng',
      'e.media_accreditation',
      'e.quiz_id',
      'e.team_size_min',
      'e.team_size_max',
      'e.status',
      'e.moderation',
      'e.cancel_reason',
      'e.need_start_notification',
      'e.need_feedback',
      'e.certificate',
      'e.master_event_id',
      'e.ap_identifier',
      'e.ecp_required',
      'e.is_contest',
      'e.weight',
      'e.popularity',
      'e.views',
      'e.organization_id',
      'e.media',
      'e.calendar_sequence',
      'e.created_at',
      'e.updated_at',
    ])
    .select(['s.seat_limit', 's.online_limit', 's.offline_limit', 's.online_taken', 's.offline_taken'])
    .select([
      'c.region_id',
      'c.zone as city_zone',
      'c.lat as city_lat',
      'c.lng as city_lng',
      'sp.name as space_name',
      'p.name as site_name',
      'p.address as site_address',
    ])
    .select(['u.id as photo_upload_id', 'u.name as photo_name', 'u.size as photo_size', 'u.mime as photo_mime'])
    .select([
      'ep.id as participant_id',
      'ep.state',
      'ep.waits_for_seat',
      'ep.role',
      'ep.format as participant_format',
      'ep.space_id as participant_space_id',
      'ep.quiz_answer_id',
      'ep.team_id',
      'ep.attended_at',
      'ep.online_completed_at',
      'ep.comment',
      'ep.created_at as participant_created_at',
    ])
    .select([
      nameIn('t', locale).as('type_name'),
      nameIn('c', locale).as('city_name'),
      nameIn('r', locale).as('region_name'),
      sql<boolean>`f.event_id is not null`.as('is_favorite'),
      sql<boolean>`exists (select from event_people x where x.event_id = e.id and x.role = 'expert' and x.user_id = ${userId ?? 0})`.as('is_judge'),
      sql<number | null>`case when ep.waits_for_seat then (select count(*) from event_participants w
        where w.event_id = e.id and w.waits_for_seat and w.queue_number <= ep.queue_number) end`.as('queue_position'),
      sql<number[]>`array(select o.user_id from event_owners o where o.event_id = e.id)`.as('owner_ids'),
      sql<number[]>`array(select m.id from events m where m.master_event_id = e.id and m.deleted_at is null order by m.date_start)`.as('chained_ids'),
      sql<string[]>`array(select h.name from halls h where h.id = any(e.hall_ids) order by h.id)`.as('hall_names'),
      sql<
        { id: number; name: string; kind: 'theme' | 'interest' }[]
      >`(select coalesce(json_agg(json_build_object('id', h.id, 'name', ${nameIn('h', locale)}, 'kind', h.kind)
        order by array_position(e.theme_ids, h.id)), '[]') from themes h where h.id = any(e.theme_ids))`.as('theme_list'),
    ])

const sorted = (events: ReturnType<typeof withCard>, { sort, search }: EventListQuery) => {
  if (sort === 'popularity') return events.orderBy('e.popularity', 'desc').orderBy('e.views', 'desc').orderBy('e.id')
  if (sort === 'date') return events.orderBy('e.date_start').orderBy('e.id')
  const byWeight = events.orderBy('e.weight', 'desc')
  return (search ? byWeight.orderBy(relevance(search)) : byWeight).orderBy('e.date_start').orderBy('e.id')
}

/** Counts a look at a public event; false when there is none. */
export const countView = async (db: Db, eventId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', eventId)
    .where('moderation', '=', 'approved')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
