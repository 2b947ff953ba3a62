import encodeQR from 'qr'

export type SetupPicture = { path: string; size: number }

/** A QR code as a path of unit squares. */
export const setupPicture = (text: string): SetupPicture => {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size: rows.length }
}
