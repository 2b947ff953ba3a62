import { sql } from 'kysely'
import { placeTypes } from '../../../contract/limits.ts'
import { capacityTiers } from '../../../contract/spaces/capacity.ts'
import type { PlaceCard } from '../../../contract/spaces/places.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { listedPlaces } from './place-filters.ts'
import { placesWithIds, presentCards } from './place-store.ts'

type Call = Ctx<'GET /places'>

export const listPlaces = async ({ db, query, actor, caller }: Call) => {
  const slice = sliceOf(query, actor)
  const [ids, total] = await Promise.all([idsOfPage(db, query, slice), countPlaces(db, query, slice)])
  const items: PlaceCard[] = await presentCards(db, await placesWithIds(db, caller.locale, ids))
  return pageOf(items, total, query, slice)
}

const idsOfPage = async (db: Db, query: Call['query'], { limit, offset }: Slice): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${plannedEachTime}
    select p.id from places p where ${listedPlaces(query)} order by p.name, p.id limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

const countPlaces = (db: Db, query: Call['query'], slice: Slice): Promise<number> => {
  const found = db.selectFrom('places as p').select('p.id').where(listedPlaces(query))
  const countUpTo = async (limit: number) =>
    (
      await db
        .selectFrom(found.limit(limit).as('counted'))
        .modifyFront(plannedEachTime)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
    ).total
  return totalCount(slice, { countUpTo, estimate: () => plannedRows(found) })
}

type Options = { cities: Counted[]; topics: Counted[]; types: Record<string, number>; capacities: Record<string, number> }
type Counted = { id: number; name: string; count: number }

/** One scan of the listed places. The reply is cached for all callers. */
export const placeFilters = async ({ db, caller }: Ctx<'GET /places/filters'>) => {
  const { rows } = await sql<Options>`
    with listed as materialized (select p.id, p.city_id, p.type, p.capacity_tiers from places p where ${listedPlaces({})})
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', ${nameIn('c', caller.locale)}, 'count', n.count) order by n.count desc, c.id), '[]')
        from (select city_id, count(*) from listed group by city_id) n join cities c on c.id = n.city_id) as cities,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', ${nameIn('h', caller.locale)}, 'count', n.count) order by n.count desc, h.id), '[]')
        from (select x.theme_id, count(*) from place_topics x join listed l on l.id = x.place_id group by x.theme_id) n
        join themes h on h.id = n.theme_id and h.deleted_at is null) as topics,
      (select coalesce(json_object_agg(type, count), '{}') from (select type, count(*) from listed group by type) n) as types,
      (select coalesce(json_object_agg(tier, count), '{}')
        from (select tier, count(*) from listed, unnest(capacity_tiers) tier group by tier) n) as capacities`.execute(db)
  const { cities = [], topics = [], types = {}, capacities = {} } = rows[0] ?? {}
  return {
    cities,
    topics,
    types: placeTypes.flatMap((type) => (types[type] ? [{ type, count: types[type] }] : [])),
    capacities: capacityTiers.flatMap((capacity) => (capacities[capacity] ? [{ capacity, count: capacities[capacity] }] : [])),
  }
}
