import encodeQR from 'qr'

type Square = { x: number; y: number; size: number }

/** Draws a QR code as shapes, with the quiet zone that scanners need. Neighbouring squares of a row are one rectangle. */
export const drawCode = (pdf: PDFKit.PDFDocument, text: string, { x, y, size }: Square): void => {
  const rows = encodeQR(text, 'raw', { border: 2, ecc: 'medium' })
  const unit = size / rows.length
  for (const [row, squares] of rows.entries())
    for (const { start, length } of runsOf(squares)) pdf.rect(x + start * unit, y + row * unit, length * unit, unit)
  pdf.fill('#000')
}

const runsOf = (squares: readonly boolean[]) =>
  squares.flatMap((isDark, start) => {
    if (!isDark || squares[start - 1]) return []
    const end = squares.indexOf(false, start)
    return [{ start, length: (end < 0 ? squares.length : end) - start }]
  })
