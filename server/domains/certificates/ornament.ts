import { sequence } from '../../../contract/palettes.ts'
import type { Shape } from './shape.ts'

type Ornament = { seed: number; columns: number; rows: number; tile: number; figure: string; light: string }

/** Tiles of circles and quarters in the palette of the event, in columns at the left edge. */
export const ornamentOf = ({ seed, columns, rows, tile, figure, light }: Ornament): Shape[] => {
  const random = sequence(seed + 1)
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * tile, Math.floor(index / columns) * tile]
    const draw = figures[Math.floor(random() * figures.length)]
    const fill = random() > 0.72 ? light : figure
    const opacity = Math.round((0.35 + random() * 0.6) * 100) / 100
    return draw ? [{ kind: 'path' as const, d: draw(x, y, tile), fill, opacity }] : []
  }).flat()
}

type Figure = ((x: number, y: number, tile: number) => string) | null

const n = (value: number) => Math.round(value * 100) / 100

const quarter =
  (corner: 0 | 1 | 2 | 3): Figure =>
  (x, y, t) => {
    const [left, top, right, bottom] = [n(x), n(y), n(x + t), n(y + t)]
    if (corner === 0) return `M${left} ${top}L${right} ${top}A${t} ${t} 0 0 1 ${left} ${bottom}Z`
    if (corner === 1) return `M${right} ${top}L${right} ${bottom}A${t} ${t} 0 0 1 ${left} ${top}Z`
    if (corner === 2) return `M${right} ${bottom}L${left} ${bottom}A${t} ${t} 0 0 1 ${right} ${top}Z`
    return `M${left} ${bottom}L${left} ${top}A${t} ${t} 0 0 1 ${right} ${bottom}Z`
  }

/** As arcs, because both renderers draw them. */
export const circle = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx - r)} ${n(cy)}Z`

const disc: Figure = (x, y, t) => circle(x + t / 2, y + t / 2, t / 2)
const dot: Figure = (x, y, t) => circle(x + t / 2, y + t / 2, t / 5)
const half: Figure = (x, y, t) => `M${n(x)} ${n(y + t / 2)}A${n(t / 2)} ${n(t / 2)} 0 0 1 ${n(x + t)} ${n(y + t / 2)}Z`
const square: Figure = (x, y, t) => `M${n(x)} ${n(y)}L${n(x + t)} ${n(y)}L${n(x + t)} ${n(y + t)}L${n(x)} ${n(y + t)}Z`

const figures: Figure[] = [quarter(0), quarter(1), quarter(2), quarter(3), quarter(0), quarter(2), disc, dot, half, square, null, null]
