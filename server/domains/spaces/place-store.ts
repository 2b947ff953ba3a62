import { type Selectable, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import { capacityTiers } from '../../../contract/spaces/capacity.ts'
import type { Place, PlaceCard } from '../../../contract/spaces/places.ts'
import type { Places } from '../../../db/schema.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { uploadsAt } from './halls.ts'
import { geoOf } from './spaces.ts'

type Columns = Pick<
  Selectable<Places>,
  | 'id'
  | 'name'
  | 'type'
  | 'city_id'
  | 'address'
  | 'lat'
  | 'lng'
  | 'photos'
  | 'rating'
  | 'tags'
  | 'capacity_tiers'
  | 'hall_count'
  | 'is_bookable'
  | 'schedule'
  | 'special_days'
  | 'phone'
  | 'email'
  | 'social_networks'
  | 'description'
  | 'user_id'
  | 'moderation'
  | 'moderation_comment'
>
export type PlaceRow = Columns & { city_name: string; timezone: string; topics: Place['topics'] }

/** Places with these ids, in their order. Index: the primary keys. */
export const placesWithIds = async (db: Db, locale: Locale, ids: readonly number[]): Promise<PlaceRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<PlaceRow>`
    select p.id, p.name, p.type, p.city_id, p.address, p.lat, p.lng, p.photos, p.rating, p.tags, p.capacity_tiers, p.hall_count, p.is_bookable,
      p.schedule, p.special_days, p.phone, p.email, p.social_networks, p.description, p.user_id, p.moderation, p.moderation_comment,
      ${nameIn('c', locale)} as city_name, coalesce(p.zone, c.zone) as timezone,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', ${nameIn('h', locale)}, 'kind', h.kind) order by x.position), '[]')
        from place_topics x join themes h on h.id = x.theme_id and ${notDeleted('h')} where x.place_id = p.id) as topics
    from unnest(${ids}::bigint[]) with ordinality found(id, place) join places p on p.id = found.id and ${notDeleted('p')} join cities c on c.id = p.city_id
    order by found.place`.execute(db)
  return rows
}

export const presentCards = async (db: Db, rows: readonly PlaceRow[]): Promise<PlaceCard[]> => {
  const photos = await uploadsAt(
    db,
    rows.flatMap((row) => row.photos.slice(0, 1)),
  )
  return rows.map((row) => ({ ...presentBase(row), photo: row.photos.flatMap((url) => photos.get(url) ?? [])[0] ?? null }))
}

export const presentBase = (row: PlaceRow): Omit<PlaceCard, 'photo'> => ({
  id: row.id,
  name: row.name,
  type: row.type,
  address: { title: row.address, city: row.city_name, cityId: row.city_id, geo: geoOf(row), timezone: row.timezone },
  rating: row.rating,
  tags: row.tags,
  topics: row.topics,
  hallCount: row.hall_count,
  capacityTiers: capacityTiers.filter((tier) => row.capacity_tiers.includes(String(tier))),
  isBookable: row.is_bookable,
})
