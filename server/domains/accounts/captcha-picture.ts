import { randomInt } from 'node:crypto'

type Point = readonly [x: number, y: number]

/** Strokes of each digit in a 10 × 16 box. */
const strokes: Record<string, readonly (readonly Point[])[]> = {
  0: [
    [
      [5, 0],
      [2, 1.5],
      [0.5, 5],
      [0.5, 11],
      [2, 14.5],
      [5, 16],
      [8, 14.5],
      [9.5, 11],
      [9.5, 5],
      [8, 1.5],
      [5, 0],
    ],
  ],
  1: [
    [
      [1.5, 4.5],
      [5.5, 0],
      [5.5, 16],
    ],
    [
      [2, 16],
      [9, 16],
    ],
  ],
  2: [
    [
      [0.8, 4],
      [2, 1.2],
      [5, 0],
      [8, 1.2],
      [9, 4],
      [8, 7.5],
      [0.8, 16],
      [9.4, 16],
    ],
  ],
  3: [
    [
      [0.8, 2.5],
      [3, 0.2],
      [6.5, 0.2],
      [8.8, 2.5],
      [8.3, 5.6],
      [4, 7.5],
      [8.4, 9],
      [9.3, 12],
      [7.8, 15],
      [4.5, 16],
      [0.8, 14],
    ],
  ],
  4: [
    [
      [7, 16],
      [7, 0],
      [0.4, 11],
      [9.8, 11],
    ],
  ],
  5: [
    [
      [8.8, 0],
      [1.8, 0],
      [1.2, 7.4],
      [5, 6.2],
      [8.4, 7.8],
      [9.3, 11],
      [8, 14.4],
      [4.6, 16],
      [0.8, 14.4],
    ],
  ],
  6: [
    [
      [8, 0.4],
      [4, 2.4],
      [1.4, 6.5],
      [0.6, 11],
      [2, 14.8],
      [5, 16],
      [8.2, 14.6],
      [9.3, 11.4],
      [8, 8.6],
      [5, 7.8],
      [1.4, 10],
    ],
  ],
  7: [
    [
      [0.6, 0],
      [9.4, 0],
      [4, 16],
    ],
  ],
  8: [
    [
      [5, 7.4],
      [1.8, 5.6],
      [1.4, 2.4],
      [5, 0],
      [8.6, 2.4],
      [8.2, 5.6],
      [5, 7.4],
      [1.2, 9.8],
      [0.8, 13.4],
      [5, 16],
      [9.2, 13.4],
      [8.8, 9.8],
      [5, 7.4],
    ],
  ],
  9: [
    [
      [8.8, 5.6],
      [5, 8.2],
      [2, 7.4],
      [0.7, 4.6],
      [1.8, 1.4],
      [5, 0],
      [8, 1.2],
      [9.4, 5],
      [8.6, 9.5],
      [6, 13.6],
      [2, 15.6],
    ],
  ],
}

const width = 200
const height = 72
const ink = '#26304d'

/** Draws digits as a PNG that is easy to read for people and harder for machines: warped, rotated and crossed by lines of the same ink. */
export const drawDigits = async (digits: string): Promise<Buffer> => {
  const bend = waves()
  const lines = [...digits].flatMap((digit, place) => drawDigit(digit, 18 + place * 36, bend))
  const noise = Array.from({ length: 4 }, () => path(crossing().map(bend), between(1, 2)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}${noise.join('')}</svg>`
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
}

const drawDigit = (digit: string, left: number, bend: (point: Point) => Point): string[] => {
  const [scale, angle, thickness] = [between(2.6, 3.1), between(-0.3, 0.3), between(3.4, 4.6)]
  const [middleX, middleY] = [left + 14 + between(-3, 3), height / 2 + between(-5, 5)]
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + between(-0.3, 0.3)) * scale, (y - 8 + between(-0.3, 0.3)) * scale]
    return [middleX + dx * Math.cos(angle) - dy * Math.sin(angle), middleY + dx * Math.sin(angle) + dy * Math.cos(angle)]
  }
  return (strokes[digit] ?? []).map((points) => path(points.map(place).map(bend), thickness))
}

/** One warp for the whole picture: a sine along each axis. */
const waves = () => {
  const [amount, length, shift] = [between(2, 3.5), between(12, 20), between(0, 6)]
  return ([x, y]: Point): Point => [x + Math.sin(y / length + shift) * amount, y + Math.sin(x / length + shift) * amount]
}

const crossing = (): Point[] => {
  const [from, to] = [between(0, height), between(0, height)]
  return Array.from({ length: 40 }, (_, step) => [(width * step) / 39, from + ((to - from) * step) / 39])
}

const path = (points: readonly Point[], thickness: number) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${ink}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`

const between = (least: number, most: number) => least + ((most - least) * randomInt(10_001)) / 10_000
