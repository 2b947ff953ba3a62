import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { presentEvents } from '../events/expand.ts'
import { listEvents } from '../events/store.ts'
import { countWaiting } from '../inquiries/store.ts'
import { nextEvents } from '../participation/activity.ts'

type Call = Ctx<'GET /participant/home'>

const maxNext = 3
/** More than the page shows, because it omits those that it already has. */
const maxForYou = 12

/** The home page of a signed-in user. */
export const ownHome = async (ctx: Call) => {
  const { db, actor, now } = ctx
  const profile = await profileOf(ctx)
  const [own, requests, inquiries, forYou] = await Promise.all([
    nextEvents(ctx, maxNext),
    waitingRequests(db, actor.id, now),
    countWaiting(db, actor.id),
    eventsForTopics(ctx, profile),
  ])
  return {
    city: profile.city,
    next: own.events,
    upcoming: own.total,
    waiting: { requests, inquiries },
    hasTopics: profile.themeIds.length > 0,
    forYou,
  }
}

type Profile = { city: { id: number; name: string } | null; themeIds: number[] }

const profileOf = async ({ db, actor, caller }: Call): Promise<Profile> => {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('cities as c', 'c.id', 'u.city_id')
    .select(['c.id', nameIn('c', caller.locale).as('name'), 'u.theme_ids'])
    .where('u.id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { city: row.id === null ? null : { id: row.id, name: row.name }, themeIds: row.theme_ids }
}

/** Requests to join own events that have not ended. Indexes: event_owners_cabinet, the primary key of event_participant_counts. */
const waitingRequests = async (db: Db, userId: number, now: Date): Promise<number> => {
  const { rows } = await sql<{ requests: number }>`
    select coalesce(sum(c.wait), 0)::int as requests
    from event_owners o join event_participant_counts c on c.event_id = o.event_id
    where o.user_id = ${userId} and not o.is_deleted and o.status = 'published' and o.date_end > ${now}`.execute(db)
  return rows[0]?.requests ?? 0
}

const cardRelations = new Set(['themes', 'type', 'city', 'place', 'space', 'photo'])

/** The soonest events with a topic of the user that the user has not joined. */
const eventsForTopics = async (ctx: Call, { city, themeIds }: Profile) => {
  const { db, actor, caller, now } = ctx
  if (themeIds.length === 0) return []
  const place = city ? { cityId: city.id, isOnlineOtherCities: true } : {}
  const query = { ...place, themes: themeIds, joinable: true, sort: 'date' as const, expand: [], paginationPage: 1, paginationSize: maxCandidates }
  const rows = await listEvents(ctx, query, { limit: maxCandidates, offset: 0 }, { userId: actor.id, locale: caller.locale }, now)
  const joined = await joinedOf(
    db,
    actor.id,
    rows.map(({ id }) => id),
  )
  const free = rows.filter(({ id }) => !joined.has(id)).slice(0, maxForYou)
  return presentEvents(ctx, free, { actor, now, expand: cardRelations })
}

/** More than are shown, because the user may have joined some. */
const maxCandidates = 24

const joinedOf = async (db: Db, userId: number, eventIds: number[]): Promise<Set<number>> => {
  if (eventIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('event_participants')
    .select('event_id')
    .where('user_id', '=', userId)
    .where('event_id', 'in', eventIds)
    .where('state', '<>', 'noRequest')
    .execute()
  return new Set(rows.map(({ event_id }) => event_id))
}
