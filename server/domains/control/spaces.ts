import { sql } from 'kysely'
import type { ControlSpace } from '../../../contract/control/control.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { type CoworkingSpace, coworkingHours } from '../coworking/coworking-space.ts'
import { coworkingSpaces } from '../coworking/store.ts'
import { hoursOn } from '../spaces/hours.ts'
import { type Day, dayOf, type VisitorKind, withDays } from './day.ts'

/** The spaces where the user works, with the visitors of a day (V277, V396). */
export const controlSpaces = async ({ actor, caller, db, query }: Ctx<'GET /control/spaces'>) => {
  const spaces = await coworkingSpaces(db, caller.locale, await spacesOf(db, actor.id))
  const days = spaces.map((space) => dayOf(space, query.date))
  const [groups, proposals] = await Promise.all([
    groupsOf(db, days),
    pendingProposals(
      db,
      spaces.map(({ id }) => id),
    ),
  ])
  const presented = spaces.map((space) =>
    presentSpace(space, query.date, {
      groups: groups.filter(({ space_id }) => space_id === space.id),
      proposals: proposals.get(space.id) ?? 0,
    }),
  )
  return { _items: presented }
}

/** Index: space_staff_user. */
const spacesOf = async (db: Db, userId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from space_staff x join spaces s on s.id = x.space_id where x.user_id = ${userId} order by s.name, s.id`.execute(db)
  return rows.map(({ id }) => id)
}

type Group = {
  space_id: number
  kind: Exclude<VisitorKind, 'host'>
  id: number | null
  name: string
  zone: string
  starts_at: Date
  ends_at: Date
  halls: string[]
  visitors: number
  marked: number
}

/** Events, meetings and the coworking of days, each with its numbers; events without participants too. */
const groupsOf = async (db: Db, days: readonly Day[]): Promise<Group[]> => {
  const { rows } = await sql<Group>`${withDays(days)},
    counted as (
      select space_id, event_id, reserve_id, count(*) as visitors, count(attended_at) as marked
      from visitors where status is distinct from 'delisted' or attended_at is not null group by space_id, event_id, reserve_id)
    select e.space_id, 'event' as kind, e.id, e.name, e.zone, e.date_start as starts_at, e.date_end as ends_at, '{}'::text[] as halls,
      coalesce(c.visitors, 0) as visitors, coalesce(c.marked, 0) as marked
    from day_events e left join counted c on c.space_id = e.space_id and c.event_id = e.id
    union all
    select m.space_id, 'meeting', m.id, m.theme, null, m.starts_at, m.ends_at, array(
        select h.name from reserved_halls x join halls h on h.id = x.hall_id where x.reservation_id = m.id order by h.name),
      coalesce(c.visitors, 0), coalesce(c.marked, 0)
    from day_meetings m left join counted c on c.space_id = m.space_id and c.reserve_id = m.id
    union all
    select c.space_id, 'coworking', null, '', null, null, null, '{}', c.visitors, c.marked
    from counted c where c.event_id is null and c.reserve_id is null
    order by starts_at, id`.execute(db)
  return rows
}

/** Index: network_proposals_space. */
const pendingProposals = async (db: Db, spaceIds: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ space_id: number; pending: number }>`
    select x.space_id, count(*) as pending from network_proposals x join events e on e.id = x.event_id and e.status = 'published' and e.deleted_at is null
    where x.space_id = any(${spaceIds}::bigint[]) and x.status = 'wait' group by x.space_id`.execute(db)
  return new Map(rows.map(({ space_id, pending }) => [space_id, pending]))
}

type Found = { groups: readonly Group[]; proposals: number }

const presentSpace = (space: CoworkingSpace, date: string, { groups, proposals }: Found): ControlSpace => {
  const of = (kind: Group['kind']) => groups.filter((group) => group.kind === kind)
  const { id, name, placeId, address, cityName, zone, capacity } = space
  return {
    ...{ id, name, placeId, address, cityName, timezone: zone, date, hours: hoursOn(space, date) },
    visitors: sum(groups, 'visitors'),
    marked: sum(groups, 'marked'),
    events: of('event').flatMap((group) => (group.id === null ? [] : [{ ...presentGroup(group, group.id), timezone: group.zone }])),
    coworking: {
      capacity: coworkingHours(space, date).length > 0 ? capacity : 0,
      visitors: sum(of('coworking'), 'visitors'),
      marked: sum(of('coworking'), 'marked'),
    },
    meetings: of('meeting').flatMap((group) => (group.id === null ? [] : [{ ...presentGroup(group, group.id), halls: group.halls }])),
    proposals,
  }
}

const sum = (groups: readonly Group[], field: 'visitors' | 'marked'): number => groups.reduce((total, group) => total + group[field], 0)

const presentGroup = ({ name, starts_at, ends_at, visitors, marked }: Group, id: number) => ({
  id,
  name,
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
  visitors,
  marked,
})
