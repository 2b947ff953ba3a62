import { sql } from 'kysely'
import type { Reply } from '../../../contract/contract.ts'
import type { SpacesCalls } from '../../../contract/spaces/spaces.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { nameIn } from '../../kernel/names.ts'

export const spacesRoutes: Handlers<SpacesCalls> = {
  'GET /spaces/:id/halls': (ctx) => hallsOf(ctx),
  'GET /spaces/completion': (ctx) => findSpaces(ctx),
}

/** Empty for an unknown space. Index: halls_space. Every hall is offered on every day until halls can be booked. */
const hallsOf = async ({ db, params, query }: Ctx<'GET /spaces/:id/halls'>) => {
  const rows = await db
    .selectFrom('halls')
    .select(['id', 'space_id as spaceId', 'name', 'capacity', 'equipment'])
    .where('space_id', '=', params.id)
    .where('capacity', '>=', query.capacity ?? 0)
    .orderBy('capacity')
    .orderBy('id')
    .execute()
  return { _items: rows }
}

type Space = Reply<'GET /spaces/completion'>['_items'][number]

const offered = 20

/** Spaces are few, so that the search reads them all. */
const findSpaces = async ({ db, query, caller }: Ctx<'GET /spaces/completion'>) => {
  const { q, isActive, spaceIds } = query
  const { rows } = await sql<Space>`
    select s.id, s.name, s.place_id as "placeId", s.is_active as "isActive", p.city_id as "cityId", ${nameIn('c', caller.locale)} as "cityName", p.address,
      c.zone as timezone, s.coworking_capacity as "coworkingCapacity",
      (select count(*) from halls h where h.space_id = s.id) as "hallCount", (select max(h.capacity) from halls h where h.space_id = s.id) as "maxCapacity"
    from spaces s join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where (${q ?? null}::text is null or position(' ' || lower(${q ?? ''}) in ' ' || lower(s.name || ' ' || p.address)) > 0)
      and (${isActive ?? null}::boolean is null or s.is_active = ${isActive ?? null}::boolean)
      and (${spaceIds ?? null}::bigint[] is null or s.id = any(${spaceIds ?? null}::bigint[]))
    order by s.name, s.id limit ${offered}`.execute(db)
  return { _items: rows }
}
