import { sequence } from '../../../contract/palettes.ts'
import { coverWords } from './cover-words.ts'

type Shape = { colour: string; seed: number }

/** The seed chooses the family of figures and composes them. The last family leaves room for the first words of a title. */
export const CoverFigure = ({ title, ...shape }: Shape & { title: string }) => {
  const Family = families[shape.seed % families.length] ?? Circles
  return (
    <>
      <Family {...shape} />
      {Family === Quarters && <Letters words={coverWords(title)} colour={shape.colour} />}
    </>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
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

const Waves = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  return [0, 1, 2, 3].map((wave) => {
    const [top, lift] = [50 + wave * 35, round(15 + random() * 35)]
    return <path key={wave} d={`M0 ${top}Q80 ${round(top - lift)} 160 ${top}T320 ${top}V180H0Z`} fill={colour} opacity={round(0.2 + wave * 0.15)} />
  })
}

const Rays = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  const [x, first] = [round(40 + random() * 240), round(random() * 30)]
  return Array.from({ length: 6 }, (_, index) => (
    <path
      key={index}
      d={`M${x} 190L${x - 18} -60H${x + 18}Z`}
      fill={colour}
      opacity={round(0.35 + random() * 0.45)}
      transform={`rotate(${first - 75 + index * 30} ${x} 190)`}
    />
  ))
}

const Dots = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  return Array.from({ length: 40 }, (_, index) => (
    <circle key={index} cx={20 + (index % 8) * 40} cy={18 + Math.floor(index / 8) * 36} r={round(3 + random() * 13)} fill={colour} opacity="0.85" />
  ))
}

/** A faint ground for letters. */
const Quarters = ({ colour, seed }: Shape) => {
  const random = sequence(seed)
  const x = random() < 0.5 ? 0 : 320
  return [180, 120, 60].map((radius) => <circle key={radius} cx={x} cy="0" r={radius} fill={colour} opacity="0.16" />)
}

/** A letter of this face is about 0.64 of its size wide. The lines stand below the badge and the heart of a card. */
const Letters = ({ words, colour }: { words: string[]; colour: string }) => {
  if (words.length === 0) return null
  const longest = Math.max(...words.map((word) => word.length))
  const size = Math.min(54, Math.floor(288 / (longest * 0.64)))
  return words.map((word, index) => (
    <text key={word} x="16" y={round(162 - (words.length - 1 - index) * size)} fontSize={size} fontWeight="700" fill={colour}>
      {word}
    </text>
  ))
}

const families = [Circles, Arches, Stripes, Tiles, Waves, Rays, Dots, Quarters]
