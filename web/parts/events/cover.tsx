import type { EventCard } from '../../../contract/events/events.ts'
import { paletteCount, paletteOf } from '../../../contract/palettes.ts'
import { CoverFigure } from './cover-figures.tsx'

type CoveredEvent = Pick<EventCard, 'themes'> & { id: number; name?: string; photo?: { url: string } | null }

type Props = {
  event: CoveredEvent
  /** The colours that organizers chose; by default those of the theme. */
  colour?: number | null
  className?: string
  isLarge?: boolean
  /** Some covers set the first words of the title large, where the title does not stand on the cover or under a wide one. */
  isTitled?: boolean
  /** Fades into the dark colour from above, for text on it. */
  isFaded?: boolean
}

/**
 * The picture of an event, or a generated one: the theme chooses the colours, the id the figures and their composition. Guarantee:
 * the cover of an event is the same in every list and on its page.
 */
export const Cover = ({ event, colour, className = '', isLarge = false, isTitled = false, isFaded = false }: Props) => {
  if (event.photo) return <img src={event.photo.url} alt="" className={`size-full object-cover ${className}`} loading={isLarge ? 'eager' : 'lazy'} />
  const palette = (colour ?? themePalette(event)) % paletteCount
  const [dark, light] = paletteOf(palette)
  const isLight = lightPalettes.has(palette)
  return (
    <svg className={`size-full ${className}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill={isLight ? light : dark} />
      <CoverFigure colour={isLight ? dark : light} seed={event.id} title={isTitled ? (event.name ?? '') : ''} />
      {isFaded && <Fade id={`fade-${event.id}`} colour={dark} />}
    </svg>
  )
}

const Fade = ({ id, colour }: { id: string; colour: string }) => (
  <>
    <linearGradient id={id} x2="0" y2="1">
      <stop offset="0" stopColor={colour} stopOpacity="0" />
      <stop offset="0.4" stopColor={colour} stopOpacity="0.85" />
      <stop offset="0.7" stopColor={colour} stopOpacity="0.97" />
    </linearGradient>
    <rect width="320" height="180" fill={`url(#${id})`} />
  </>
)

/** The light colour of these palettes is the ground, so that a wall of cards has rhythm. */
const lightPalettes = new Set([3, 6])

/** The number of the palette that belongs to the theme of an event. */
const themePalette = ({ themes: [theme] }: CoveredEvent): number => (typeof theme === 'object' ? theme.id : (theme ?? 0))
