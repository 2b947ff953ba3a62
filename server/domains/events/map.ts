import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { pointsOf } from '../spaces/map.ts'
import { isWithin } from '../spaces/place-filters.ts'
import { filtersFrom, matchesOf, publicEvents } from './list.ts'

/** The points of offline events that pass the filters. Index: events_position. */
export const eventsOnMap = async ({ db, query, caller, now }: Ctx<'GET /events/map'>) => {
  const { bounds, ...filters } = await filtersFrom(db, query)
  const matches = filters.search ? await matchesOf(db, filters.search) : null
  const offline = publicEvents(db, { ...filters, matches, offline: true }, now).select(['e.id', 'e.name', 'e.lat', 'e.lng', 'e.city_id'])
  return pointsOf(db, caller.locale, { from: sql`${offline} p`, point: sql`p.id, p.name`, where: isWithin(bounds) })
}
