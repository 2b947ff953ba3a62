import { zoneName } from '../../kernel/format.ts'
import { inBrowserZone, type ZonedInstant } from '../../kernel/zoned-time.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import type { ShortCard } from './short-card.ts'

type CardTime = { at: ZonedInstant; zone: string | null }

/** The start of an event on a card, and the zone mark where the reader needs one. */
export const useCardTime = (event: Pick<ShortCard, 'dateStart' | 'timezoneName' | 'isOnline' | 'place'>): CardTime =>
  cardTimeOf(event, useScripts() ? inBrowserZone(event.dateStart) : null)

/**
 * A stream starts in the viewer's zone, a meeting in its own, with a mark where the two differ. Without `own`, the start in the
 * viewer's zone, every time has its mark: the server does not know that zone.
 */
export const cardTimeOf = (event: Pick<ShortCard, 'dateStart' | 'timezoneName' | 'isOnline' | 'place'>, own: ZonedInstant | null): CardTime => {
  const isStream = event.isOnline && event.place === null
  if (own !== null && (isStream || own === event.dateStart)) return { at: own, zone: null }
  return { at: event.dateStart, zone: zoneName(event.dateStart, event.timezoneName) }
}
