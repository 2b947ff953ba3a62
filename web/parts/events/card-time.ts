import { zoneName } from '../../kernel/format.ts'
import { inBrowserZone, type ZonedInstant } from '../../kernel/zoned-time.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import type { ShortCard } from './short-card.ts'

type Timed = Pick<ShortCard, 'dateStart' | 'timezoneName' | 'isStream'>
type CardTime = { at: ZonedInstant; zone: string | null }

/** The start of an event on a card, and the zone mark where the reader needs one. */
export const useCardTime = (event: Timed): CardTime => cardTimeOf(event, useScripts() ? inBrowserZone(event.dateStart) : null)

/**
 * A stream starts in the viewer's zone, a meeting in its own, with a mark where the two differ. Without `own`, the start in the
 * viewer's zone, every time has its mark: the server does not know that zone.
 */
export const cardTimeOf = (event: Timed, own: ZonedInstant | null): CardTime => {
  if (own !== null && (event.isStream || own === event.dateStart)) return { at: own, zone: null }
  return { at: event.dateStart, zone: zoneName(event.dateStart, event.timezoneName) }
}

/** `local` is the start at the place of a meeting, where its clock differs from the viewer's. */
type CalendarTime = CardTime & { local: { at: ZonedInstant; zone: string } | null }

/** The start of an event in a list by days or in a calendar, whose order is the viewer's clock. */
export const useCalendarTime = (event: Timed): CalendarTime => calendarTimeOf(event, useScripts() ? inBrowserZone(event.dateStart) : null)

/** Every event in the viewer's zone. The server does not know that zone, so without `own` as on a card. */
export const calendarTimeOf = (event: Timed, own: ZonedInstant | null): CalendarTime => {
  if (own === null) return { ...cardTimeOf(event, null), local: null }
  const isElsewhere = !event.isStream && own !== event.dateStart
  return { at: own, zone: null, local: isElsewhere ? { at: event.dateStart, zone: zoneName(event.dateStart, event.timezoneName) } : null }
}
