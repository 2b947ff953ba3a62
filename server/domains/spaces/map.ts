import { type RawBuilder, sql } from 'kysely'
import { mapPoints } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { isWithin, listedPlaces } from './place-filters.ts'
import { shownSpaces } from './space-store.ts'

type Point = { id: number; name: string; lat: number; lng: number }
type City = Point & { count: number }

export const spacesOnMap = ({ db, query, caller }: Ctx<'GET /spaces/map'>) => {
  const { bounds, cityId } = query
  const where = sql`${isWithin(bounds)} and ${cityId === undefined ? sql`true` : sql`p.city_id = ${cityId}`}`
  return pointsOf(db, caller.locale, { from: shownSpaces, point: sql`s.id, s.name`, where })
}

export const placesOnMap = ({ db, query, caller }: Ctx<'GET /places/map'>) =>
  pointsOf(db, caller.locale, { from: sql`places p`, point: sql`p.id, p.name`, where: listedPlaces(query) })

/** `from` has the alias p with a position and a city. */
type Source = { from: RawBuilder<unknown>; point: RawBuilder<unknown>; where: RawBuilder<unknown> }

/** One more point than a map shows tells that its cities are shown instead. Indexes: places_position, events_position. */
export const pointsOf = async (db: Db, locale: Locale, { from, point, where }: Source) => {
  const { rows: points } = await sql<Point>`${plannedEachTime}
    select ${point}, p.lat, p.lng from ${from} where ${where} and p.lat is not null and p.lng is not null limit ${mapPoints + 1}`.execute(db)
  if (points.length <= mapPoints) return { points: points.toSorted((one, other) => one.id - other.id), cities: [] }
  const { rows: cities } = await sql<City>`${plannedEachTime}
    select c.id, ${nameIn('c', locale)} as name, c.lat, c.lng, found.count from (
      select p.city_id, count(*) from ${from} where ${where} and p.lat is not null and p.lng is not null group by p.city_id
      order by count(*) desc, p.city_id limit ${mapPoints}
    ) found join cities c on c.id = found.city_id order by found.count desc, c.id`.execute(db)
  return { points: [], cities }
}
