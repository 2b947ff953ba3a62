import encodeQR from 'qr'
import { rectangle, type Shape } from './shape.ts'

type Square = { x: number; y: number; size: number }

/** A QR code on white, as vectors. Neighbouring squares of a row are one rectangle. */
export const codeSquares = (text: string, { x, y, size }: Square): Shape[] => {
  const rows = encodeQR(text, 'raw', { border: 2, ecc: 'medium' })
  const unit = size / rows.length
  const d = rows.flatMap((squares, row) =>
    runsOf(squares).map(({ start, length }) => rectangle(round(x + start * unit), round(y + row * unit), round(length * unit), round(unit))),
  )
  return [
    { kind: 'path', d: rectangle(x, y, size, size), fill: '#ffffff' },
    { kind: 'path', d: d.join(''), fill: '#000000' },
  ]
}

const round = (value: number) => Math.round(value * 1000) / 1000

const runsOf = (squares: readonly boolean[]) =>
  squares.flatMap((isDark, start) => {
    if (!isDark || squares[start - 1]) return []
    const end = squares.indexOf(false, start)
    return [{ start, length: (end < 0 ? squares.length : end) - start }]
  })
