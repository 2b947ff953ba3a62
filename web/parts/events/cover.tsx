import { paletteOf, sequence } from '../../../contract/palettes.ts'
import { type CoveredEvent, themePalette } from './cover-palettes.ts'

type Props = {
  event: CoveredEvent & { id: number }
  /** In a list, from `coverPalettes`; by default the palette of the theme. */
  palette?: number | undefined
  className?: string
  isLarge?: boolean
}

/** The picture of an event, or one generated from its id. Guarantee: the figures are stable for an event. */
export const Cover = ({ event, palette = themePalette(event), className = '', isLarge = false }: Props) => {
  if (event.photo) return <img src={event.photo.url} alt="" className={`size-full object-cover ${className}`} loading={isLarge ? 'eager' : 'lazy'} />
  const [background, figure] = paletteOf(palette)
  return (
    <svg className={`size-full ${className}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill={background} />
      <Figure kind={event.id % 4} colour={figure} seed={event.id} />
    </svg>
  )
}

const Figure = ({ kind, ...shape }: Shape & { kind: number }) => {
  if (kind === 0) return <Circles {...shape} />
  if (kind === 1) return <Arches {...shape} />
  if (kind === 2) return <Stripes {...shape} />
  return <Tiles {...shape} />
}

const round = (value: number) => Math.round(value * 10) / 10
type Shape = { colour: string; seed: number }

const Circles = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  return Array.from({ length: 5 }, (_, index) => (
    <circle
      key={index}
      cx={round(random() * 320)}
      cy={round(random() * 180)}
      r={round(30 + random() * 70)}
      fill={colour}
      opacity={round(0.25 + random() * 0.5)}
    />
  ))
}

const Arches = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  const x = round(90 + random() * 140)
  return [130, 100, 70, 40].map((radius, index) => (
    <circle key={radius} cx={x} cy={180} r={radius} fill="none" stroke={colour} strokeWidth="14" opacity={0.35 + index * 0.2} />
  ))
}

const Stripes = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  const tilt = round(-35 + random() * 70)
  return Array.from({ length: 7 }, (_, index) => (
    <rect
      key={index}
      x={-40 + index * 60}
      y={-80}
      width={round(8 + random() * 34)}
      height="360"
      fill={colour}
      opacity={round(0.3 + random() * 0.5)}
      transform={`rotate(${tilt} 160 90)`}
    />
  ))
}

const Tiles = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  return Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 8) * 40, Math.floor(index / 8) * 60]
    return random() > 0.55 ? <path key={index} d={`M${x} ${y}h40a40 60 0 0 1-40 60z`} fill={colour} opacity={round(0.35 + random() * 0.5)} /> : null
  })
}
