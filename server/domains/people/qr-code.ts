import encodeQR from 'qr'
import type { Ctx } from '../../kernel/call.ts'
import { personalCode } from '../accounts/personal-code.ts'

export const ownPersonalCode = async ({ db, actor }: Ctx<'GET /owner/personal-code'>) => ({ code: await personalCode(db, actor.id) })

/** The personal code as a picture for an entrance (V368). */
export const ownQrCode = async ({ db, actor }: Ctx<'GET /owner/qr-code'>) => ({
  name: 'qr-code.png',
  mediaType: 'image/png',
  bytes: await drawQrCode(await personalCode(db, actor.id)),
})

/** Sharp on high-density screens. */
const pixelsPerSquare = 24

const drawQrCode = async (text: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const rows = encodeQR(text, 'raw', { border: 2 })
  const size = rows.length
  const squares = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixelsPerSquare, size * pixelsPerSquare, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
