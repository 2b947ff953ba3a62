import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { isWithin, pointsOf } from '../../kernel/map-points.ts'
import { filtersFrom, publicEvents } from './list.ts'
import { withMatches } from './store.ts'

/** Events that take place somewhere, at their position. Indexes: events_position, those of the lists. */
export const eventsOnMap = async (ctx: Ctx<'GET /events/map'>) => {
  const { db, caller, now } = ctx
  const { bounds, ...query } = await filtersFrom(db, ctx.query)
  const events = publicEvents(db, await withMatches(ctx, query), now)
    .where(sql<boolean>`e.lat is not null and (e.format <> 'online' or e.online_with_space)`)
    .where(isWithin('e', bounds))
    .select(['e.id', 'e.name', 'e.lat', 'e.lng', 'e.city_id'])
  return pointsOf(db, caller.locale, sql`${events}`)
}
