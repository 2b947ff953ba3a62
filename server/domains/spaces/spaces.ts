import { type RawBuilder, sql } from 'kysely'
import { offeredSpaces } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Space } from '../../../contract/spaces/spaces.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { hallsOfSpaces } from './halls.ts'
import { isFoundIn, pageOfSpaces, type SpaceRow, spacesWithIds } from './space-store.ts'

type ListCall = Ctx<'GET /spaces' | 'GET /spaces/search'>

export const listSpaces = (ctx: Ctx<'GET /spaces'>) => {
  const { cityId, isActive } = ctx.query
  return pageWhere(ctx, sql`${isIn(cityId)} and (${isActive ?? null}::boolean is null or s.is_active = ${isActive ?? null}::boolean)`)
}

export const searchSpaces = (ctx: Ctx<'GET /spaces/search'>) => {
  const { cityId, isBookable, q } = ctx.query
  const found = q === '' ? sql`true` : isFoundIn(sql`${spaceText} || ' ' || ${cityNames}`, q)
  return pageWhere(
    ctx,
    sql`${isIn(cityId)} and ${found} and (${isBookable ?? null}::boolean is null or ${hasHalls} = ${isBookable ?? null}::boolean)`,
  )
}

const cityNames = sql`(select concat_ws(' ', c.name_ru, c.name_en, c.name_kk) from cities c where c.id = p.city_id)`

const hasHalls = sql`(s.is_active and exists (select from halls h where h.space_id = s.id and h.is_active and ${notDeleted('h')}))`

const isIn = (cityId: number | undefined) => (cityId === undefined ? sql`true` : sql`p.city_id = ${cityId}`)

const spaceText = sql`s.name || ' ' || p.name || ' ' || p.address`

const pageWhere = async ({ db, query, actor, caller }: ListCall, where: RawBuilder<unknown>) => {
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfSpaces(db, where, slice)
  return pageOf(await presentSpaces(db, caller.locale, ids, query.expand), total, query, slice)
}

export const completeSpaces = async ({ db, query, caller }: Ctx<'GET /spaces/completion'>) => {
  const { q, isActive, spaceIds } = query
  const where = sql`${q === undefined || q === '' ? sql`true` : isFoundIn(spaceText, q)}
    and (${isActive ?? null}::boolean is null or s.is_active = ${isActive ?? null}::boolean)
    and (${spaceIds ?? null}::bigint[] is null or s.id = any(${spaceIds ?? null}::bigint[]))`
  const { ids } = await pageOfSpaces(db, where, { limit: offeredSpaces, offset: 0 })
  return { _items: await presentSpaces(db, caller.locale, ids) }
}

export const oneSpace = async ({ db, params, query, caller, refuse }: Ctx<'GET /spaces/:id'>) => {
  const [space] = await presentSpaces(db, caller.locale, [params.id], query.expand)
  if (!space) throw refuse('notFound')
  return space
}

/** Spaces with these ids, in their order; with expand=halls each with its halls. */
export const presentSpaces = async (db: Db, locale: Locale, ids: readonly number[], expand: readonly string[] = []): Promise<Space[]> => {
  if (ids.length === 0) return []
  const [rows, halls] = await Promise.all([spacesWithIds(db, locale, ids), expand.includes('halls') ? hallsOfSpaces(db, ids) : null])
  return rows.map((row) => ({ ...presentSpace(row), ...(halls && { halls: halls.filter(({ spaceId }) => spaceId === row.id) }) }))
}

const presentSpace = ({ lat, lng, ...row }: SpaceRow): Space => ({ ...row, geo: geoOf({ lat, lng }) })

export const geoOf = ({ lat, lng }: { lat: number | null; lng: number | null }) => (lat === null || lng === null ? null : { lat, lng })
