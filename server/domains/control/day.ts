import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { CoworkingSpace } from '../coworking/coworking-space.ts'
import { addDays, instantIn } from '../spaces/hours.ts'

/** A day of a space by its clock. */
export type Day = { spaceId: number; placeId: number; date: string; startsAt: Date; endsAt: Date }

export const dayOf = ({ id, placeId, zone }: CoworkingSpace, date: string): Day => ({
  spaceId: id,
  placeId,
  date,
  startsAt: instantIn(zone, date, '00:00'),
  endsAt: instantIn(zone, addDays(date, 1), '00:00'),
})

/** The kinds of rows that visitors come from. */
export const visitorKinds = ['event', 'coworking', 'meeting', 'host'] as const
export type VisitorKind = (typeof visitorKinds)[number]

/** A visitor of any kind has one id: that of its row, times the number of kinds, plus the kind. */
export const visitorId = (kind: VisitorKind, rowId: number): number => rowId * visitorKinds.length + visitorKinds.indexOf(kind)

export const readVisitorId = (id: number): { kind: VisitorKind; rowId: number } | null => {
  const kind = visitorKinds[id % visitorKinds.length]
  return kind && id >= visitorKinds.length ? { kind, rowId: Math.floor(id / visitorKinds.length) } : null
}

/** The days as a table. */
const daysTable = (days: readonly Day[]) => sql`
  day as (select * from unnest(${days.map(({ spaceId }) => spaceId)}::bigint[], ${days.map(({ placeId }) => placeId)}::bigint[],
    ${days.map(({ date }) => date)}::date[], ${days.map(({ startsAt }) => startsAt)}::timestamptz[], ${days.map(({ endsAt }) => endsAt)}::timestamptz[])
    as d(space_id, place_id, date, starts_at, ends_at))`

/**
 * Events in a space or its halls, at its place, or as a network event that the space has accepted. Of an event whose change waits for
 * staff the public version counts (A171). Indexes: events_space, events_place_only, network_proposals_space, reservations_space.
 */
const dayEvents = sql`
  day_events as (
    select d.space_id, d.date, x.id, coalesce(x.space_id, d.space_id) = d.space_id as is_main, e.name, e.date_start, e.date_end, e.zone
    from day d cross join lateral (
      select id from events where space_id = d.space_id and date_end > d.starts_at
      union select id from events where place_id = d.place_id and space_id is null and date_end > d.starts_at
      union select event_id from network_proposals where space_id = d.space_id and status = 'approved'
      union select event_id from reservations where space_id = d.space_id and event_id is not null and is_holding
        and starts_at < d.ends_at and ends_at > d.starts_at
    ) found join events x on x.id = found.id and x.status = 'published' and x.deleted_at is null
    cross join lateral (
      select x.name, x.date_start, x.date_end, x.zone where x.moderation = 'approved'
      union all select x.last_public ->> 'name', (x.last_public ->> 'date_start')::timestamptz, (x.last_public ->> 'date_end')::timestamptz,
        x.last_public ->> 'zone' where x.moderation is distinct from 'approved' and x.last_public is not null
    ) e where e.date_start < d.ends_at and e.date_end > d.starts_at)`

/** Approved meetings. Index: reservations_space. */
const dayMeetings = sql`
  day_meetings as (
    select d.space_id, d.date, r.id, r.user_id, r.theme, r.starts_at, r.ends_at, r.attended_at, r.attended_by
    from day d join reservations r on r.space_id = d.space_id and r.event_id is null and r.status = 'approved' and r.cancelled_at is null
      and r.starts_at < d.ends_at and r.ends_at > d.starts_at)`

/** Of each event the first visitors by name; `marked` keeps those with or without a mark. */
export type First = { count: number; marked: boolean | undefined }

/** Approved participants who come to this space. Index: event_participants_visitors. */
const participants = (first?: First) => sql`
    select p.id, p.user_id, p.attended_at, p.attended_by, p.sort_name from event_participants p
    where p.event_id = e.id and p.state = 'approved' and p.format = 'offline' and (p.space_id = e.space_id or e.is_main and p.space_id is null)
    ${first ? sql`and ${isMarked(sql`p.attended_at`, first.marked)} order by p.sort_name, p.user_id limit ${first.count}` : sql``}`

export const isMarked = (attendedAt: RawBuilder<unknown>, marked: boolean | undefined): RawBuilder<unknown> =>
  marked === undefined ? sql`true` : marked ? sql`${attendedAt} is not null` : sql`${attendedAt} is null`

/** The copy of participants is kept for their index; other visitors are few. */
const nameOf = (userId: RawBuilder<unknown>) => sql`(select sort_name_of(n.last_name, n.first_name) from users n where n.id = ${userId})`

/**
 * Visitors of days, marked or not: participants, the coworking, and meetings. Of places in the coworking that were given back or
 * cancelled those of visitors who had come, of banned users and of closed days stay in sight. Indexes: the unique keys.
 */
const visitors = (first?: First) => sql`
    select e.space_id, e.date, 'event' as kind, p.id as row_id, p.user_id, e.id as event_id, null::bigint as reserve_id, e.name as title,
      e.date_start as starts_at, e.date_end as ends_at, p.attended_at, p.attended_by, null as status, false as is_closed, p.sort_name
    from day_events e cross join lateral (${participants(first)}) p
    union all
    select d.space_id, d.date, 'coworking', c.id, c.user_id, null, null, null, null, null,
      c.visited_at, c.marked_by, c.status, c.closed_at is not null, ${nameOf(sql`c.user_id`)}
    from day d join coworking_entries c on c.space_id = d.space_id and c.date = d.date
    where c.status <> 'delisted' or c.visited_at is not null or c.closed_at is not null or exists (
      select from space_restrictions b where b.space_id = c.space_id and b.user_id = c.user_id and (b.until is null or b.until >= c.date))
    union all
    select m.space_id, m.date, 'host', m.id, m.user_id, null, m.id, m.theme, m.starts_at, m.ends_at, m.attended_at, m.attended_by, null, false, ${nameOf(sql`m.user_id`)}
    from day_meetings m where m.user_id is not null
    union all
    select m.space_id, m.date, 'meeting', g.id, g.user_id, null, m.id, m.theme, m.starts_at, m.ends_at, g.attended_at, g.attended_by, null, false,
      ${nameOf(sql`g.user_id`)}
    from day_meetings m join reservation_participants g on g.reservation_id = m.id where g.user_id is distinct from m.user_id`

/** `with` of a statement about days: the tables day_events, day_meetings and visitors. */
export const withDays = (days: readonly Day[]): RawBuilder<unknown> =>
  sql`with ${sql.join([daysTable(days), dayEvents, dayMeetings, sql`visitors as (${visitors()})`])}`

/** The table first_visitors beside those of `withDays`: visitors among whom are the first by name. */
export const firstVisitors = (first: First): RawBuilder<unknown> => sql`first_visitors as (${visitors(first)})`

export type VisitorRow = {
  space_id: number
  date: string
  kind: VisitorKind
  row_id: number
  user_id: number
  event_id: number | null
  reserve_id: number | null
  title: string | null
  starts_at: Date | null
  ends_at: Date | null
  attended_at: Date | null
  attended_by: number | null
  status: 'enlisted' | 'visited' | 'delisted' | null
  is_closed: boolean
  name: string
  photo_id: string | null
  is_restricted: boolean
  restricted_until: string | null
}

/** The rows of `from`, which has the columns of visitors as `v`, with the users and their bans. */
export const visitorColumns = sql`v.space_id, v.date::text as date, v.kind, v.row_id, v.user_id, v.event_id, v.reserve_id, v.title, v.starts_at, v.ends_at,
  v.attended_at, v.attended_by, v.status, v.is_closed, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, u.photo_id,
  b.user_id is not null as is_restricted, b.until::text as restricted_until`

export const joinedUsers = sql`join users u on u.id = v.user_id
  left join space_restrictions b on b.space_id = v.space_id and b.user_id = v.user_id and (b.until is null or b.until >= v.date)`

/** Visitors of a day that meet a condition over `v`, in the order of their time. */
export const visitorsWhere = async (db: Db, day: Day, where: RawBuilder<unknown>): Promise<VisitorRow[]> => {
  const { rows } = await sql<VisitorRow>`${withDays([day])}
    select ${visitorColumns} from visitors v ${joinedUsers} where ${where} order by v.starts_at nulls first, v.kind, v.row_id`.execute(db)
  return rows
}
