import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '../../../contract/map.ts'
import type { PlaceListQuery } from '../../../contract/spaces/places.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { isFoundInStored } from './space-store.ts'

type Filters = Omit<PlaceListQuery, 'paginationPage' | 'paginationSize'>

/** Approved places that match, over the alias p. Indexes: places_listed and its variants, places_tiers, places_names, place_topics_theme. */
export const listedPlaces = ({ type, cityId, search, capacity, topics, bounds }: Filters): RawBuilder<boolean> => {
  const conditions = [
    sql`p.moderation = 'approved' and ${notDeleted('p')}`,
    ...(type ? [sql`p.type = ${type}`] : []),
    ...(cityId ? [sql`p.city_id = ${cityId}`] : []),
    ...(search ? [isFoundInStored(sql`p.search_name`, search)] : []),
    ...(capacity ? [sql`p.capacity_tiers @> array[${capacity}::text]`] : []),
    ...(topics?.length ? [sql`p.id in (select x.place_id from place_topics x where x.theme_id = any(${topics}::bigint[]))`] : []),
    ...(bounds ? [isWithin(bounds)] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Index: places_position. */
export const isWithin = (bounds: Bounds | undefined): RawBuilder<boolean> => {
  if (!bounds) return sql<boolean>`true`
  const { west, south, east, north } = bounds
  const isBetween = west <= east ? sql`p.lng between ${west} and ${east}` : sql`(p.lng >= ${west} or p.lng <= ${east})`
  return sql<boolean>`(p.lat between ${south} and ${north} and ${isBetween})`
}
