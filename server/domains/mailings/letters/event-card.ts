import { formatInstant } from '../../../kernel/dates.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { EventRow } from '../../events/store.ts'

export const eventCard = (event: EventRow, { reader, words, links }: ReaderContext) => ({
  type: 'event' as const,
  name: event.name,
  facts: [formatInstant(event.date_start, event.zone, reader.locale), placeOf(event, words)],
  url: links.event(event.id),
  open: words.letters.openEvent,
})

/** The word for online events and for events without a place. */
export const placeOf = ({ format, place_name, site_name }: EventRow, words: ReaderContext['words']): string =>
  (format === 'online' ? null : (place_name ?? site_name)) ?? words.letters.online
