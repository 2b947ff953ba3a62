import type { EventCard } from '../../../contract/events/events.ts'
import { paletteCount } from '../../../contract/palettes.ts'

export type CoveredEvent = Pick<EventCard, 'themes'> & { photo?: { url: string } | null }

/** The number of the palette that belongs to the theme of an event. */
export const themePalette = ({ themes: [theme] }: CoveredEvent): number => (typeof theme === 'object' ? theme.id : (theme ?? 0)) % paletteCount

/** Cards in a row of the widest grid, so the card above differs too. */
const nearbyCards = 4

/**
 * Palettes for the covers of a list. Guarantee: a generated cover differs from the four cards before it. It keeps the
 * palette of its theme if possible, and appended events change no earlier cover.
 */
export const coverPalettes = (events: readonly CoveredEvent[]): number[] => {
  const chosen: (number | null)[] = []
  return events.map((event) => {
    const nearby = chosen.slice(-nearbyCards)
    const palette = freePalette(themePalette(event), nearby)
    chosen.push(event.photo ? null : palette)
    return palette
  })
}

const freePalette = (preferred: number, taken: readonly (number | null)[]): number => {
  const candidates = Array.from({ length: paletteCount }, (_, step) => (preferred + step) % paletteCount)
  return candidates.find((palette) => !taken.includes(palette)) ?? preferred
}
