import { dictionaries } from '../../../messages/dictionaries.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { drawable } from '../../kernel/drawn-text.ts'
import { drawPosterSheet } from '../../kernel/poster-sheet.ts'
import { qrPng, qrSvg } from '../../kernel/qr-picture.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { posterCode, replacePosterCode } from '../spaces/poster-code.ts'

/** The poster of the coworking (A178): a sheet A4, or the code alone as a picture. */
export const spacePoster = async (ctx: Ctx<'GET /admin/control/space/:spaceId/poster-qr'>) => {
  const { caller, db, params, query, siteUrl } = ctx
  const { id, name, address } = await managedSpace(ctx, params.spaceId)
  const words = dictionaries[caller.locale].posters.coworking
  // the code works in every language; the page has that of its reader
  const link = siteLinks(siteUrl, 'ru').to(`/qr?code=${await posterCode(db, 'space', id)}`)
  const file = `${words.file} ${id}.${query.format}`
  if (query.format === 'png') return { name: file, mediaType: 'image/png', bytes: await qrPng(link) }
  if (query.format === 'svg') return { name: file, mediaType: 'image/svg+xml', bytes: qrSvg(link) }
  const sheet = { name: drawable(name) || `№ ${id}`, when: drawable(address), title: words.title, hint: words.hint, address: link }
  return { name: file, mediaType: 'application/pdf', bytes: await drawPosterSheet(sheet) }
}

/** Makes another code: visits are marked by the new poster alone. */
export const replacePoster = async (ctx: Ctx<'POST /admin/control/space/:spaceId/poster-qr/replace'>) => {
  const { actor, db, now, params } = ctx
  const { id } = await managedSpace(ctx, params.spaceId)
  await db.transaction().execute(async (tx) => {
    await replacePosterCode(tx, id)
    await audit(tx, { actor, action: 'replace-poster', entity: 'spaces', entityId: id, before: null, after: null, now })
  })
  return { ok: true as const }
}
