import type { RouterContextProvider } from 'react-router'
import type { EventCard } from '../../../../contract/events/events.ts'
import { type CalendarEntry, calendarEntryOf } from '../../events/calendar-entry.ts'
import { streamsOf } from '../../events/live.tsx'
import { mapUrlOf } from '../../events/map-link.ts'
import { type ShortCard, shortCards } from '../../events/short-card.ts'
import type { OwnParticipation } from '../../participation/own-state.tsx'

export type NextCard = ShortCard & {
  isCanceled: boolean
  own: OwnParticipation
  /** The stream that the user may watch now. */
  streamUrl: string | null
  mapUrl: string | null
  calendar: CalendarEntry
}

/** An upcoming event of the user with the data of its next steps. */
export const nextCards = (context: Readonly<RouterContextProvider>) => {
  const short = shortCards(context)
  return (event: EventCard): NextCard => ({
    ...short(event),
    isCanceled: event.status === 'canceled',
    own: event.userParticipant ? { state: event.userParticipant.state, queuePosition: event.userParticipant.queuePosition } : null,
    streamUrl: streamsOf(event)[0]?.url ?? null,
    mapUrl: mapUrlOf(event),
    calendar: calendarEntryOf(event),
  })
}
