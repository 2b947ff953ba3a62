import { paletteOf, sequence } from '../../../contract/palettes.ts'

const [columns, rows, side] = [12, 3, 80]

/** A pattern of quarter circles generated from the id. Guarantee: it is stable for an organization. */
export const OrganizationCover = ({ id }: { id: number }) => {
  const [background, figure] = paletteOf(id)
  const random = sequence(id)
  const tiles = Array.from({ length: columns * rows }, (_, place) => ({
    place,
    turn: Math.floor(random() * 4) * 90,
    opacity: random() < 0.45 ? 0 : 0.14 + Math.floor(random() * 4) * 0.1,
  }))
  return (
    <svg className="size-full" viewBox={`0 0 ${columns * side} ${rows * side}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={columns * side} height={rows * side} fill={background} />
      {tiles.map(
        ({ place, turn, opacity }) =>
          opacity > 0 && (
            <path
              key={place}
              d={`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`}
              fill={figure}
              opacity={opacity}
              transform={`translate(${(place % columns) * side} ${Math.floor(place / columns) * side}) rotate(${turn} ${side / 2} ${side / 2})`}
            />
          ),
      )}
    </svg>
  )
}
