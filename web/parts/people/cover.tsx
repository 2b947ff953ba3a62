import { paletteOf, sequence } from '../../../contract/palettes.ts'

type Props = { person: { id: number; cover: string | null } }

/** The cover of a user, or hills generated from their id. Guarantee: they are stable for a user. */
export const PersonCover = ({ person: { id, cover } }: Props) => {
  if (cover) return <img src={cover} alt="" className="size-full object-cover" />
  const [background, figure] = paletteOf(id)
  const random = sequence(id)
  return (
    <svg className="size-full" viewBox="0 0 800 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="800" height="200" fill={background} />
      <circle
        cx={Math.round(120 + random() * 560)}
        cy={Math.round(50 + random() * 60)}
        r={Math.round(24 + random() * 30)}
        fill={figure}
        opacity="0.9"
      />
      {[0, 1, 2].map((ridge) => (
        <path key={ridge} d={ridgeOf(70 + ridge * 40, random)} fill={figure} opacity={0.16 + ridge * 0.14} />
      ))}
    </svg>
  )
}

/** A line of hills around a height, closed at the bottom. */
const ridgeOf = (height: number, random: () => number): string => {
  const peaks = [0, 1, 2, 3].map(() => Math.round(height - 35 + random() * 70))
  return `M0 ${height} ${peaks.map((top, index) => `Q${index * 200 + 100} ${top} ${(index + 1) * 200} ${height}`).join(' ')} V200 H0Z`
}
