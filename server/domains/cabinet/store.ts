import { type RawBuilder, sql } from 'kysely'
import type { CabinetState, OwnerEventsQuery } from '../../../contract/cabinet/events.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Slice } from '../../kernel/paging.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { countStates, pageOfState, type StatefulList } from '../../kernel/stateful-list.ts'
import { countLater } from '../organizing/later-events.ts'
import { cabinetStatesAt } from './states.ts'

type Filters = Pick<OwnerEventsQuery, 'search' | 'themeIds' | 'organizationId' | 'participationFormat' | 'groupId'>
type Owner = { userId: number; now: Date }
type Reader = { actor: Actor; now: Date }
type PageRequest = Owner & { query: OwnerEventsQuery; slice: Slice }

/** Ids and total of a page of own events. Index: event_owners_cabinet, alone unless a filter or order needs the event itself. */
export const pageOfOwn = (db: Db, { query, slice, ...owner }: PageRequest) =>
  pageOfState(db, ownEvents(owner, query, query.sort), { state: query.state ?? 'all', order: orderOf(query), slice })

/** Own events of every state, by one statement. */
export const countOwn = (db: Db, owner: Owner) => countStates(db, ownEvents(owner, {}))

/** Events in the hands of a user: the creator and the co-owners have a row each. The columns are those of the states. */
const ownEvents = ({ userId, now }: Owner, filters: Filters, sort: OwnerEventsQuery['sort'] = 'date'): StatefulList<CabinetState> => ({
  rows: sql`
    select o.event_id as id, o.status, o.moderation, o.date_start, o.date_end ${extraColumns[sort]} from event_owners o ${joined(filters, sort)}
    where o.user_id = ${userId} and not o.is_deleted ${conditionsOf(filters)}`,
  states: cabinetStatesAt(now),
})

const extraColumns = { date: sql``, weight: sql`, e.weight`, popularity: sql`, e.popularity, e.views` }

const joined = ({ groupId: _group, ...ofEvent }: Filters, sort: OwnerEventsQuery['sort']) =>
  sort !== 'date' || conditionsOf(ofEvent) !== none ? sql`join events e on e.id = o.event_id` : none

const none = sql``

/** Nearest first what is ahead, latest first all else; drafts without dates stand first. */
const orderOf = ({ sort, state }: OwnerEventsQuery) => {
  if (sort === 'weight') return sql`weight desc, ${latestFirst}`
  if (sort === 'popularity') return sql`popularity desc, views desc, id desc`
  return state === 'upcoming' || state === 'active' ? sql`date_start, id` : latestFirst
}

const latestFirst = sql`date_start desc nulls first, id desc`

const conditionsOf = ({ search, themeIds, organizationId, participationFormat, groupId }: Filters): RawBuilder<unknown> => {
  const conditions = [
    search ? sql`and position(${folded(sql`${search}::text`)} in ${folded(sql`e.name`)}) > 0` : none,
    themeIds?.length ? sql`and e.theme_ids && ${themeIds}::int[]` : none,
    organizationId ? sql`and e.organization_ids && array[${organizationId}]::bigint[]` : none,
    participationFormat ? sql`and e.participation_format = ${participationFormat}` : none,
    groupId
      ? sql`and exists (select from event_group_events x join event_groups g on g.id = x.group_id
      where x.event_id = o.event_id and x.group_id = ${groupId} and g.user_id = o.user_id)`
      : none,
  ].filter((condition) => condition !== none)
  return conditions.length > 0 ? sql.join(conditions, sql` `) : none
}

/** Without the case, and with one letter for е and ё. */
const folded = (text: RawBuilder<unknown>) => sql`translate(lower(${text}), 'ё', 'е')`

/** Themes of own events. Indexes: event_owners_cabinet, primary keys. */
export const themesOfOwn = async (db: Db, userId: number, locale: Locale) =>
  db
    .selectFrom('themes as h')
    .select(['h.id', nameIn('h', locale).as('name'), 'h.kind'])
    .where(
      sql<boolean>`h.id in (select unnest(e.theme_ids) from event_owners o join events e on e.id = o.event_id
        where o.user_id = ${userId} and not o.is_deleted)`,
    )
    .where(notDeleted('h'))
    .orderBy(nameIn('h', locale))
    .orderBy('h.id')
    .execute()

export type OwnerFacts = {
  id: number
  moderation_comment: string | null
  states: CabinetState[]
  change_moderation: 'wait' | 'declined' | null
  change_comment: string | null
  waiting: number
  master_id: number | null
  master_name: string | null
  series_url: string | null
  members: number
  later: number
}

/** Facts for organizers beside the card of an event. Indexes: primary keys, event_participants_requests, events_master. */
export const ownerFacts = async (db: Db, ids: readonly number[], { actor, now }: Reader): Promise<Map<number, OwnerFacts>> => {
  const states = Object.entries(cabinetStatesAt(now)).map(([state, isIn]) => sql`case when ${isIn} then ${state}::text end`)
  const { rows } = await sql<OwnerFacts>`
    select v.id, v.moderation_comment, s.states, r.moderation as change_moderation, r.moderation_comment as change_comment,
      (select count(*) from event_participants p where p.event_id = v.id and p.state = 'wait' and not p.waits_for_seat) as waiting,
      m.id as master_id, case when ${isShownTo(actor, 'm')} then m.name end as master_name, m.sequence_url as series_url,
      (select count(*) from events c where c.master_event_id = m.id and ${isShownTo(actor, 'c')}) as members,
      ${countLater('v', { actor, now })} as later
    from events v
      cross join lateral (select array_remove(array[${sql.join(states)}], null) as states
        from (values (v.status, v.moderation, v.date_start, v.date_end)) as x(status, moderation, date_start, date_end)) s
      left join event_reviews r on r.event_id = v.id and r.approved_data is not null and r.moderation <> 'approved'
        and v.status = 'published' and v.moderation = 'approved'
      left join events m on m.id = coalesce(v.master_event_id, v.id) and m.deleted_at is null
    where v.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Events of a series that a user may see: public ones, own ones in any status, all for staff. */
export const isShownTo = (actor: Actor, alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<boolean>`(${column('deleted_at')} is null and (${actor.isStaff}::boolean
    or (${column('moderation')} = 'approved' and ${column('status')} in ('published', 'canceled'))
    or exists (select from event_owners w where w.event_id = ${column('id')} and w.user_id = ${actor.id})))`
}
