import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { containing } from '../../kernel/like.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { countStates, pageOfState } from '../../kernel/stateful-list.ts'
import { knownCardsOf } from '../events/cards.ts'
import { presentEvents } from '../events/expand.ts'

type Case = 'future' | 'past' | 'favorite'
type Call = Ctx<'GET /participant/events' | 'GET /participant/events/favorites'>

const cardRelations = new Set(['themes', 'type', 'city', 'place', 'space', 'photo', 'userParticipant'])
const placedRelations = new Set([...cardRelations, 'address'])

/** The user's own events. Future events are sorted by ascending start, past and favourite ones by descending start. */
export const activityOf = async (ctx: Call, activityCase: Case) => {
  const { db, actor, caller, query, now } = ctx
  const slice = sliceOf(query, actor)
  const owner = { userId: actor.id, name: query.query }
  const { ids, total } =
    activityCase === 'favorite'
      ? await pageOfState(db, favorites(owner), { state: activityCase, order: latestFirst, slice })
      : await pageOfState(db, ownEvents(owner, now), { state: activityCase, order: orders[activityCase], slice })
  const rows = await knownCardsOf(db, ids, { userId: actor.id, locale: caller.locale })
  return pageOf(await presentEvents(ctx, rows, { actor, now, expand: cardRelations }), total, query, slice)
}

/** The soonest upcoming events of the caller, and the number of all. */
export const nextEvents = async (ctx: Ctx<'GET /participant/home'>, limit: number) => {
  const { db, actor, caller, now } = ctx
  const { ids, total } = await pageOfState(db, ownEvents({ userId: actor.id }, now), {
    state: 'future',
    order: orders.future,
    slice: { limit, offset: 0 },
  })
  const rows = await knownCardsOf(db, ids, { userId: actor.id, locale: caller.locale })
  return { events: await presentEvents(ctx, rows, { actor, now, expand: placedRelations }), total }
}

const latestFirst = sql`date_start desc, id`
const orders = { future: sql`date_start, id`, past: latestFirst }

export const countersOf = async ({ db, actor, now }: Ctx<'GET /participant/events/counters'>) => {
  const owner = { userId: actor.id }
  const [{ future, past }, { favorite }] = await Promise.all([countStates(db, ownEvents(owner, now)), countStates(db, favorites(owner))])
  return { future, past, favorite }
}

type Owner = { userId: number; name?: string | undefined }

/** States of the events of a user at a time. */
export const ownEventStates = (now: Date) => ({ future: sql<boolean>`date_end > ${now}`, past: sql<boolean>`date_end <= ${now}` })

/** Index: event_participants_user. */
const ownEvents = (owner: Owner, now: Date) => ({
  rows: eventsOf(
    owner,
    sql`exists (select from event_participants x where x.event_id = e.id and x.user_id = ${owner.userId} and x.state <> 'noRequest')`,
  ),
  states: ownEventStates(now),
})

/** Index: the primary key of favorites. */
const favorites = (owner: Owner) => ({
  rows: eventsOf(owner, sql`exists (select from favorites x where x.event_id = e.id and x.user_id = ${owner.userId})`),
  states: { favorite: sql<boolean>`true` },
})

/** With the dates and the name that the event had when it was public last. */
const eventsOf = ({ name }: Owner, isListed: RawBuilder<unknown>) => {
  const isNamed = name === undefined ? sql`true` : sql`coalesce(e.last_public ->> 'name', e.name) ilike ${containing(name)}`
  return sql`select e.id, ${knownDate('date_start')}, ${knownDate('date_end')} from events e where e.deleted_at is null and ${isListed} and ${isNamed}`
}

const knownDate = (column: 'date_start' | 'date_end') =>
  sql`coalesce((e.last_public ->> ${sql.lit(column)})::timestamptz, ${sql.ref(`e.${column}`)}) as ${sql.ref(column)}`
