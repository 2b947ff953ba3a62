import { paletteCount, paletteOf } from '../../../contract/palettes.ts'
import { CoverFigure } from './cover-figures.tsx'
import { type CoveredEvent, themePalette } from './cover-palettes.ts'

type Props = {
  event: CoveredEvent & { id: number; name?: string }
  /** In a list, from `coverPalettes`; by default the palette of the theme. */
  palette?: number | undefined
  className?: string
  isLarge?: boolean
}

/**
 * The picture of an event, or a generated one: the palette, usually of the theme, chooses colours and the family of figures, and the
 * id composes them. Guarantee: the cover of an event is stable in its palette.
 */
export const Cover = ({ event, palette, className = '', isLarge = false }: Props) => {
  if (event.photo) return <img src={event.photo.url} alt="" className={`size-full object-cover ${className}`} loading={isLarge ? 'eager' : 'lazy'} />
  const number = (palette ?? themePalette(event)) % paletteCount
  const [dark, light] = paletteOf(number)
  // a large cover has white text on it
  const isLight = lightPalettes.has(number) && !isLarge
  // a thumbnail outside of a grid of cards is too small for letters
  const title = palette === undefined || isLarge ? null : (event.name ?? null)
  return (
    <svg className={`size-full ${className}`} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill={isLight ? light : dark} />
      <CoverFigure palette={number} colour={isLight ? dark : light} seed={event.id} title={title} />
    </svg>
  )
}

/** The light colour of these palettes is the ground, so that a wall of cards has rhythm. */
const lightPalettes = new Set([3, 6])
