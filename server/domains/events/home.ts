import { sql } from 'kysely'
import { defaultCityId, homeEventsWindowDays, pageSizes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { presentEvents } from './expand.ts'
import type { Filters } from './list.ts'
import { listEvents } from './store.ts'

const maxLocalEvents = 8
/** More than the page shows, because it omits those that it already has. */
const maxOnlineEvents = 12
const cardRelations = new Set(['themes', 'type', 'city', 'place', 'space', 'photo'])

/** Home page of a city: events of the next seven days, streams, competitions, partners and counts. Only events open for joining are listed. */
export const homeOf = async (ctx: Ctx<'GET /data/main'>) => {
  const cityId = ctx.query.cityId ?? defaultCityId
  const [localEvents, online, contests, metrics, partners] = await Promise.all([
    section(ctx, { cityId, joinable: true, dateTo: dayAfter(ctx.now, homeEventsWindowDays) }, maxLocalEvents),
    section(ctx, { formats: ['online'], joinable: true }, maxOnlineEvents),
    section(ctx, { additional: ['contest'], joinable: true }, pageSizes.homeContests),
    ctx.cacheValue('home metrics', ['events'], () => metricsOf(ctx.db)),
    ctx.cacheValue('home partners', ['events'], () => partnersOf(ctx.db)),
  ])
  return { localEvents, online, contests, metrics, partners }
}

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const section = async (ctx: Ctx<'GET /data/main'>, filters: Filters, limit: number) => {
  const { actor, caller, now } = ctx
  const query = { ...filters, sort: 'date' as const, expand: [], paginationPage: 1, paginationSize: limit }
  const rows = await listEvents(ctx, query, { limit, offset: 0 }, { userId: actor?.id ?? null, locale: caller.locale }, now)
  return presentEvents(ctx, rows, { actor, now, expand: cardRelations })
}

export const metricsOf = async (db: Db) => {
  const { rows } = await sql<{ users: number; events: number; spaces: number; organizations: number }>`
    select (select count(*) from users where status in (8, 10)) as users,
           (select count(*) from events where is_listed) as events,
           (select count(*) from spaces where is_active) as spaces,
           (select count(*) from organizations) as organizations`.execute(db)
  const counts = rows[0]
  if (!counts) throw new Error('a count query returned no row')
  return counts
}

const maxPartners = 12

/** Organizations with the most public events. */
const partnersOf = async (db: Db) => {
  const rows = await db
    .selectFrom('organizations as o')
    .innerJoin('events as e', 'e.organization_id', 'o.id')
    .select(['o.id', 'o.name'])
    .where('e.is_listed', '=', true)
    .where('o.moderation', '<>', 'declined')
    .where('o.closed_at', 'is', null)
    .groupBy('o.id')
    .orderBy(sql`count(*) desc`)
    .orderBy('o.id')
    .limit(maxPartners)
    .execute()
  return rows.map(({ id, name }) => ({ id, name, logo: null }))
}

const maxSpaces = 100

export const spacesOf = async (db: Db, cityId: number | undefined) => {
  const rows = await db
    .selectFrom('spaces as s')
    .innerJoin('places as p', 'p.id', 's.place_id')
    .select(['s.id', 's.name', 's.place_id', 'p.city_id', 'p.address', 's.is_active', 's.coworking_capacity'])
    .where('s.is_active', '=', true)
    .where(notDeleted('s'))
    .$if(cityId !== undefined, (q) => q.where('p.city_id', '=', cityId as number))
    .orderBy('s.name')
    .limit(maxSpaces)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    placeId: row.place_id,
    cityId: row.city_id,
    address: row.address,
    isActive: row.is_active,
    coworkingCapacity: row.coworking_capacity,
  }))
}
