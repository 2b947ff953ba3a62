import { sql } from 'kysely'
import type { StatsDay } from '../../../contract/cabinet/reports.ts'
import type { ViewSource } from '../../../contract/events/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { ownEvent } from '../organizing/own-event.ts'

/** The numbers of an event for its organizers (C116). */
export const statsOf = async ({ db, actor, params }: Ctx<'GET /owner/events/:id/stats'>) => {
  await ownEvent(db, { eventId: params.id, actor })
  return totalsOf(db, params.id)
}

/** The course of an event: the days between the first and the last one with a number, in its zone. */
export const statsDaysOf = async ({ db, actor, params }: Ctx<'GET /owner/events/:id/stats/days'>) => {
  const { zone } = await ownEvent(db, { eventId: params.id, actor })
  return { timezoneName: zone, days: withEmptyDays(await daysOf(db, params.id, zone)) }
}

const maxDays = 366
const dayMs = 86_400_000

type Row = { day: string; source: ViewSource | null; views: number; requests: number; attended: number }

/** Charts need the days without numbers too. Exported for its test. */
export const withEmptyDays = (rows: readonly Row[]): StatsDay[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const days = [...byDay.keys()].toSorted()
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) return []
  const count = Math.min(maxDays, (Date.parse(last) - Date.parse(first)) / dayMs + 1)
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(last) - (count - 1 - index) * dayMs).toISOString().slice(0, 10)
    return dayOf(date, byDay.get(date) ?? [])
  })
}

const dayOf = (date: string, rows: readonly Row[]): StatsDay => {
  const sum = (name: 'views' | 'requests' | 'attended') => rows.reduce((total, row) => total + row[name], 0)
  // a source has one row
  const from = (source: ViewSource) => rows.find((row) => row.source === source)?.views ?? 0
  const viewsBySource = {
    search: from('search'),
    social: from('social'),
    direct: from('direct'),
    own: from('own'),
    mailing: from('mailing'),
    other: from('other'),
  }
  return { date, views: sum('views'), viewsBySource, requests: sum('requests'), attended: sum('attended') }
}

type Totals = {
  views: number
  requests: number
  approved: number
  wait: number
  declined: number
  attended: number
  online: number
  offline: number
  certificates: number
  rating: number | null
  ratingsCount: number
}

/** Indexes: the keys of event_participants and event_feedback, certificates_event. */
const totalsOf = async (db: Db, eventId: number): Promise<Totals> => {
  const { rows } = await sql<Totals>`
    select e.views, p.requests, p.approved, p.wait, p.declined, p.attended, p.online, p.offline,
      (select count(*) from certificates c where c.event_id = e.id and c.status = 'issued') as certificates,
      f.rating, f."ratingsCount"
    from events e,
      lateral (
        select count(*) filter (where p.state <> 'noRequest') as requests,
          count(*) filter (where p.state = 'approved') as approved,
          count(*) filter (where p.state = 'wait') as wait,
          count(*) filter (where p.state = 'declined') as declined,
          count(*) filter (where p.state = 'approved' and p.attended_at is not null) as attended,
          count(*) filter (where p.state = 'approved' and p.format = 'online') as online,
          count(*) filter (where p.state = 'approved' and p.format = 'offline') as offline
        from event_participants p where p.event_id = e.id) as p,
      lateral (
        select round(avg(rating), 2)::float8 as rating, count(*) as "ratingsCount" from event_feedback f where f.event_id = e.id) as f
    where e.id = ${eventId}`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error(`the event ${eventId} does not exist`)
  return totals
}

/** One row for a day and a source of views, and one for the registrations and the attendance of a day. Indexes: as above, event_views_pkey. */
const daysOf = async (db: Db, eventId: number, zone: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with counted as (
      select day, source, views, 0 as requests, 0 as attended from event_views where event_id = ${eventId}
      union all
      select (created_at at time zone ${zone})::date, null, 0, 1, 0 from event_participants where event_id = ${eventId} and state <> 'noRequest'
      union all
      select (attended_at at time zone ${zone})::date, null, 0, 0, 1 from event_participants
        where event_id = ${eventId} and state = 'approved' and attended_at is not null)
    select to_char(day, 'YYYY-MM-DD') as day, source, sum(views)::int as views, sum(requests)::int as requests, sum(attended)::int as attended
    from counted group by day, source`.execute(db)
  return rows
}
