import { shortLinkDays } from '../../../contract/short-links/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { presentShortLink } from './present.ts'
import { linkById, ownLinks, type ShortLinkRow, visitorsByDay, visitorsBySource } from './store.ts'

export const listShortLinks = async ({ actor, db, query, siteUrl }: Ctx<'GET /owner/short-urls'>) => {
  const slice = sliceOf(query, actor)
  const { rows, total } = await ownLinks(db, { userId: actor.id, search: query.search ?? '' }, slice)
  return pageOf(
    rows.map((row) => presentShortLink(row, siteUrl)),
    total,
    query,
    slice,
  )
}

type Reading = Ctx<'GET /owner/short-urls/:id' | 'GET /owner/short-urls/:id/statistics' | 'GET /owner/short-urls/:id/qr'>

/** A link of the caller. A foreign one is refused like an unknown one. */
export const ownLink = async ({ actor, db, params, refuse }: Reading): Promise<ShortLinkRow> => {
  const row = await linkById(db, params.id)
  if (row?.user_id !== actor.id) throw refuse('forbidden')
  return row
}

export const readShortLink = async (ctx: Ctx<'GET /owner/short-urls/:id'>) => presentShortLink(await ownLink(ctx), ctx.siteUrl)

export const shortLinkStatistics = async (ctx: Ctx<'GET /owner/short-urls/:id/statistics'>) => {
  const { id, unique_clicks } = await ownLink(ctx)
  const from = new Date(ctx.now.getTime() - (shortLinkDays - 1) * 86_400_000).toISOString().slice(0, 10)
  const [days, sources] = await Promise.all([visitorsByDay(ctx.db, { linkId: id, from }), visitorsBySource(ctx.db, { linkId: id, from })])
  return { uniqueClicks: unique_clicks, days, sources }
}
