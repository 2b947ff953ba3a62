import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { isWithin, pointsOf } from '../../kernel/map-points.ts'
import { listedPlaces } from './place-filters.ts'
import { shownSpaces } from './space-store.ts'

const hasPosition = sql`p.lat is not null and p.lng is not null`

/** Index: places_position. */
export const spacesOnMap = ({ db, query: { bounds, cityId }, caller }: Ctx<'GET /spaces/map'>) => {
  const isInCity = cityId === undefined ? sql`true` : sql`p.city_id = ${cityId}`
  const where = sql`${isWithin('p', bounds)} and ${isInCity} and ${hasPosition}`
  return pointsOf(db, caller.locale, sql`select s.id, s.name, p.lat, p.lng, p.city_id from ${shownSpaces} where ${where}`)
}

export const placesOnMap = ({ db, query, caller }: Ctx<'GET /places/map'>) =>
  pointsOf(db, caller.locale, sql`select p.id, p.name, p.lat, p.lng, p.city_id from places p where ${listedPlaces(query)} and ${hasPosition}`)
