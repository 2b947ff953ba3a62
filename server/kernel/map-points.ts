import { type RawBuilder, sql } from 'kysely'
import { mapPoints } from '../../contract/limits.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Bounds } from '../../contract/map.ts'
import { type Db, plannedEachTime } from './db.ts'
import { nameIn } from './names.ts'

type Point = { id: number; name: string; lat: number; lng: number }
type City = Point & { count: number }

/**
 * The points of a map, or their cities where there are too many. `rows` is a query of id, name, lat, lng and city_id. One more point than a
 * map shows tells that its cities are shown instead.
 */
export const pointsOf = async (db: Db, locale: Locale, rows: RawBuilder<unknown>): Promise<{ points: Point[]; cities: City[] }> => {
  const { rows: points } = await sql<Point>`${plannedEachTime}
    select x.id, x.name, x.lat, x.lng from (${rows}) x limit ${mapPoints + 1}`.execute(db)
  if (points.length <= mapPoints) return { points: points.toSorted((one, other) => one.id - other.id), cities: [] }
  const { rows: cities } = await sql<City>`${plannedEachTime}
    select c.id, ${nameIn('c', locale)} as name, c.lat, c.lng, found.count from (
      select x.city_id, count(*) from (${rows}) x group by x.city_id order by count(*) desc, x.city_id limit ${mapPoints}
    ) found join cities c on c.id = found.city_id order by found.count desc, c.id`.execute(db)
  return { points: [], cities }
}

/** True for rows of the alias inside the bounds, also across the date line. */
export const isWithin = (alias: string, bounds: Bounds | undefined): RawBuilder<boolean> => {
  if (!bounds) return sql<boolean>`true`
  const { west, south, east, north } = bounds
  const [lat, lng] = [sql.ref(`${alias}.lat`), sql.ref(`${alias}.lng`)]
  const isBetween = west <= east ? sql`${lng} between ${west} and ${east}` : sql`(${lng} >= ${west} or ${lng} <= ${east})`
  return sql<boolean>`(${lat} between ${south} and ${north} and ${isBetween})`
}
