import { type Random, sequence } from '../../../contract/palettes.ts'

type Pattern = { eventId: number; colour: string; widthPx: number; heightPx: number }
type Figure = (random: Random, size: { width: number; height: number }) => string

const round = (value: number) => Math.round(value * 10) / 10
const times = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('')

const circles: Figure = (random, { width, height }) =>
  times(
    6,
    () =>
      `<circle cx="${round(width * (0.25 + random() * 0.75))}" cy="${round(random() * height)}" r="${round(70 + random() * 150)}" fill-opacity="${round(0.3 + random() * 0.5)}"/>`,
  )

const arches: Figure = (random, { width, height }) => {
  const x = round(width * (0.45 + random() * 0.25))
  return times(
    5,
    (index) =>
      `<circle cx="${x}" cy="${height}" r="${460 - index * 90}" fill="none" stroke-width="44" stroke-opacity="${round(0.3 + index * 0.15)}"/>`,
  )
}

const stripes: Figure = (random, { width, height }) => {
  const tilt = round(-35 + random() * 70)
  const stripe = (index: number) =>
    `<rect x="${index * 100 - 100}" y="${-height}" width="${round(22 + random() * 56)}" height="${height * 3}" fill-opacity="${round(0.3 + random() * 0.5)}"/>`
  return `<g transform="rotate(${tilt} ${width / 2} ${height / 2})">${times(9, stripe)}</g>`
}

const tilePx = 126

const tiles: Figure = (random, { width, height }) => {
  const columns = Math.ceil(width / tilePx)
  const tile = (index: number) => {
    const [x, y] = [(index % columns) * tilePx, Math.floor(index / columns) * tilePx]
    return random() > 0.45
      ? `<path d="M${x} ${y}h${tilePx}a${tilePx} ${tilePx} 0 0 1-${tilePx} ${tilePx}z" fill-opacity="${round(0.35 + random() * 0.5)}"/>`
      : ''
  }
  return times(columns * Math.ceil(height / tilePx), tile)
}

const figures: Figure[] = [circles, arches, stripes, tiles]

/** SVG ornament of an event, of the same kind as its cover on the site, for the given size. */
export const patternOf = ({ eventId, colour, widthPx, heightPx }: Pattern): string => {
  const figure = figures[eventId % figures.length] ?? circles
  return `<g fill="${colour}" stroke="${colour}" stroke-width="0">${figure(sequence(eventId), { width: widthPx, height: heightPx })}</g>`
}
