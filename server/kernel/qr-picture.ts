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

/** The sign of the site on a square of 32. */
const sign =
  '<rect width="32" height="32" rx="9" fill="#0b5c4b"/><circle cx="12" cy="16" r="6.5" fill="none" stroke="#fff" stroke-width="3"/><circle cx="20" cy="16" r="6.5" fill="none" stroke="#ffb48a" stroke-width="3"/><path d="M15.2 10.4a6.5 6.5 0 0 1 0 11.2" fill="none" stroke="#fff" stroke-width="3"/>'

/** The part of the width that the sign may cover: level H restores thirty percent of the squares. */
const signShare = 0.2

/** A QR code with the sign of the site in its middle, on white. */
export const signedQrSvg = (text: string): string => {
  const code = encodeQR(text, 'svg', { border: 2, ecc: 'high' })
  const size = Number(/viewBox="0 0 (\d+)/.exec(code)?.[1])
  const width = Math.round(size * signShare)
  const at = (size - width) / 2
  const square = (margin: number) =>
    `<rect x="${at - margin}" y="${at - margin}" width="${width + 2 * margin}" height="${width + 2 * margin}" rx="1" fill="#fff"/>`
  return code
    .replace('<path', `<rect width="${size}" height="${size}" fill="#fff"/><path`)
    .replace('</svg>', `${square(0.5)}<svg x="${at}" y="${at}" width="${width}" height="${width}" viewBox="0 0 32 32">${sign}</svg></svg>`)
}

/** The same as a PNG picture for print. */
export const signedQrPng = async (text: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(signedQrSvg(text)), { density: 72 * 24 })
    .resize(1080)
    .png()
    .toBuffer()
}
