import encodeQR from 'qr'

/** Sharp on high-density screens and in print. */
const pixelsPerSquare = 24

/** A QR code as a PNG picture. */
export const qrPng = async (text: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const rows = encodeQR(text, 'raw', { border: 2 })
  const size = rows.length
  const squares = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixelsPerSquare, size * pixelsPerSquare, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** A QR code as an SVG picture. Level Q survives a crease or a smudge. */
export const qrSvg = (text: string): string => encodeQR(text, 'svg', { border: 2, ecc: 'quartile' })
