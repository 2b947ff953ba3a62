import { qrSource } from '../../../contract/short-links/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { signedQrPng, signedQrSvg } from '../../kernel/qr-picture.ts'
import { ownLink } from './list.ts'

/** The QR code of a link; its visitors count as a source of their own. */
export const shortLinkQr = async (ctx: Ctx<'GET /owner/short-urls/:id/qr'>) => {
  const { name } = await ownLink(ctx)
  const address = `${ctx.siteUrl}/${name}?from=${qrSource}`
  if (ctx.query.format === 'svg') return { name: `${name}.svg`, mediaType: 'image/svg+xml', bytes: signedQrSvg(address) }
  return { name: `${name}.png`, mediaType: 'image/png', bytes: await signedQrPng(address) }
}
