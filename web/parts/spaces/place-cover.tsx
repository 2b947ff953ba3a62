import type { ReactNode } from 'react'
import { paletteOf } from '../../../contract/palettes.ts'
import type { PlaceCard } from '../../../contract/spaces/places.ts'

type Covered = Pick<PlaceCard, 'id' | 'photo' | 'type' | 'topics'>
type Drawn = { id: number; width: number; dark: string; light: string }

/** The first photo of a place, or a drawing: the type chooses the buildings, the first topic the colours, the id the composition. */
export const PlaceCover = ({ place, isLarge = false }: { place: Covered; isLarge?: boolean }) => {
  if (place.photo) return <img src={place.photo.url} alt="" className="size-full object-cover" loading={isLarge ? 'eager' : 'lazy'} />
  const [dark, light] = paletteOf(place.topics[0]?.id ?? place.id)
  const width = isLarge ? 920 : 322
  const Buildings = buildings[place.type]
  return (
    <svg className="size-full" viewBox={`0 0 ${width} 180`} preserveAspectRatio="xMidYMax slice" aria-hidden="true" data-buildings={place.type}>
      <rect width={width} height="180" fill={dark} />
      <circle cx={(width * (20 + numberOf(place.id, 0, 60))) / 100} cy={46} r={22} fill={light} opacity={0.55} />
      <Buildings id={place.id} width={width} dark={dark} light={light} />
    </svg>
  )
}

/** A row of houses of different heights. */
const Houses = ({ id, width, dark, light }: Drawn) =>
  lotsOf(width, 46).map((x, lot) => {
    const height = 40 + numberOf(id, lot + 1, 90)
    return (
      <g key={x}>
        <rect x={x} y={180 - height} width={42} height={height} fill={light} opacity={0.9} />
        <Windows x={x + 8} y={180 - height + 12} columns={3} rows={Math.floor((height - 14) / 20)} colour={dark} />
      </g>
    )
  })

/** Halls with a pediment over columns. */
const Columns = ({ id, width, dark, light }: Drawn) =>
  lotsOf(width, 160).map((x, lot) => {
    const height = 62 + numberOf(id, lot + 1, 30)
    const top = 180 - height
    return (
      <g key={x} fill={light} opacity={0.9}>
        <path d={`M${x + 4} ${top}L${x + 75} ${top - 34}L${x + 146} ${top}Z`} />
        <rect x={x + 10} y={top + 4} width={130} height={8} />
        {[0, 1, 2, 3, 4, 5].map((column) => (
          <rect key={column} x={x + 14 + column * 22.4} y={top + 16} width={10} height={height - 28} />
        ))}
        <rect x={x} y={170} width={150} height={10} />
        <circle cx={x + 75} cy={top - 12} r={6} fill={dark} />
      </g>
    )
  })

/** Towers with bands of windows. */
const Towers = ({ id, width, dark, light }: Drawn) =>
  lotsOf(width, 64).map((x, lot) => {
    const height = 74 + numberOf(id, lot + 1, 76)
    const narrow = numberOf(id, lot + 20, 20)
    return (
      <g key={x}>
        <rect x={x + narrow / 2} y={180 - height} width={58 - narrow} height={height} fill={light} opacity={0.9} />
        {lotsOf(height - 8, 14).map((y) => (
          <rect key={y} x={x + narrow / 2 + 6} y={180 - height + 10 + y} width={46 - narrow} height={5} fill={dark} opacity={0.75} />
        ))}
      </g>
    )
  })

/** Workshops with a roof of slopes and a wide gate. */
const Workshops = ({ id, width, dark, light }: Drawn) =>
  lotsOf(width, 107).map((x, lot) => {
    const height = 48 + numberOf(id, lot + 1, 26)
    const top = 180 - height
    return (
      <g key={x}>
        <path
          d={`M${x} ${top}L${x} ${top - 26}L${x + 34} ${top}L${x + 34} ${top - 26}L${x + 68} ${top}L${x + 68} ${top - 26}L${x + 102} ${top}V180H${x}Z`}
          fill={light}
          opacity={0.9}
        />
        <rect x={x + 36 + numberOf(id, lot + 30, 24)} y={180 - 34} width={34} height={34} fill={dark} opacity={0.75} />
        <Windows x={x + 10} y={top + 10} columns={2} rows={1} colour={dark} />
      </g>
    )
  })

const buildings: Record<PlaceCard['type'], (drawn: Drawn) => ReactNode> = {
  city: Houses,
  university: Columns,
  legal_person: Towers,
  partner: Workshops,
}

const Windows = ({ x, y, columns, rows, colour }: { x: number; y: number; columns: number; rows: number; colour: string }) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [left, top] = [x + (index % columns) * 11, y + Math.floor(index / columns) * 20]
    return <rect key={`${left} ${top}`} x={left} y={top} width={6} height={9} fill={colour} opacity={0.75} />
  })

/** The left edges of equal lots; the picture cuts the last one. */
const lotsOf = (width: number, lot: number): number[] => Array.from({ length: Math.ceil(width / lot) }, (_, index) => index * lot)

/** A whole number below `end` that an id always gives at a position. */
const numberOf = (id: number, position: number, end: number): number => ((id * 2_654_435_761 + (position + 1) * 40_503 * 7_919) >>> 3) % end
