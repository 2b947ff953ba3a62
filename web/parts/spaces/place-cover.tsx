import { paletteCount, paletteOf } from '../../../contract/palettes.ts'
import type { PlaceCard } from '../../../contract/spaces/places.ts'

type Covered = Pick<PlaceCard, 'id' | 'photo' | 'name'>

/** The first photo of a place, or a drawn skyline: the id chooses its colours and its houses. */
export const PlaceCover = ({ place, isLarge = false }: { place: Covered; isLarge?: boolean }) => {
  if (place.photo) return <img src={place.photo.url} alt="" className="size-full object-cover" loading={isLarge ? 'eager' : 'lazy'} />
  const [dark, light] = paletteOf(place.id % paletteCount)
  const width = isLarge ? 920 : 322
  return (
    <svg className="size-full" viewBox={`0 0 ${width} 180`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width={width} height="180" fill={dark} />
      <circle cx={(width * (20 + numberOf(place.id, 0, 60))) / 100} cy={46} r={22} fill={light} opacity={0.55} />
      {housesOf(place.id, width).map(({ x, width, height, windows }) => (
        <g key={x}>
          <rect x={x} y={180 - height} width={width - 4} height={height} fill={light} opacity={0.9} />
          {windows.map(([left, top]) => (
            <rect key={`${left} ${top}`} x={x + left} y={180 - height + top} width={6} height={9} fill={dark} opacity={0.75} />
          ))}
        </g>
      ))}
    </svg>
  )
}

type House = { x: number; width: number; height: number; windows: [number, number][] }

const houseWidth = 46

const housesOf = (id: number, width: number): House[] =>
  Array.from({ length: Math.floor(width / houseWidth) }, (_, place) => {
    const height = 40 + numberOf(id, place + 1, 90)
    return { x: place * houseWidth, width: houseWidth, height, windows: windowsOf(height) }
  })

const windowsOf = (height: number): [number, number][] =>
  Array.from({ length: Math.floor((height - 14) / 20) }, (_, row) => 12 + row * 20).flatMap((top): [number, number][] => [
    [8, top],
    [19, top],
    [30, top],
  ])

/** A whole number below `end` that an id always gives at a position. */
const numberOf = (id: number, position: number, end: number): number => ((id * 2_654_435_761 + (position + 1) * 40_503 * 7_919) >>> 3) % end
