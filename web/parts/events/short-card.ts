import type { RouterContextProvider } from 'react-router'
import type { EventCard } from '../../../contract/events/events.ts'
import { siteContext } from '../../kernel/context.ts'
import { wholeMinute } from '../../kernel/whole-minute.ts'
import { toZonedInstant } from '../../kernel/zoned-time.ts'
import { notJoinedOnSite } from './joining.ts'
import { stateOf } from './state.ts'

/** The properties a card shows. Whole events would be most of a page's size, sending time and rendering time. */
export const shortCards = (context: Readonly<RouterContextProvider>) => {
  const now = wholeMinute(context.get(siteContext).now)
  return (event: EventCard): ShortCard => {
    const known = cards.get(event)
    const card = known?.now === now ? known.card : shortCardOf(event, now)
    cards.set(event, { now, card })
    return card
  }
}

/** Cards by event, valid for one minute: pages that show the same event share the card. */
const cards = new WeakMap<EventCard, { now: string; card: ShortCard }>()

const shortCardOf = (event: EventCard, now: string) => ({
  id: event.id,
  name: event.name,
  state: stateOf(event, now),
  access: event.access,
  notJoinedOnSite: notJoinedOnSite(event),
  type: event.type?.name ?? null,
  participantsCount: event.participantsCount,
  isFavorite: event.isFavorite,
  dateStart: toZonedInstant(event.dateStart, event.timezoneName),
  timezoneName: event.timezoneName,
  isOnline: event.format === 'online',
  /** Online only, without a place to come to. */
  isStream: event.format === 'online' && !event.onlineWithSpace,
  city: event.city?.name ?? null,
  place: placeOf(event),
  photo: event.photo ? { url: event.photo.url } : null,
  themes: event.themes.slice(0, 1).map(idOf),
})
export type ShortCard = ReturnType<typeof shortCardOf>

/** The place to come to; an online-only event has none. */
const placeOf = ({ format, onlineWithSpace, space, place }: EventCard): string | null =>
  format === 'online' && !onlineWithSpace ? null : (space?.name ?? place?.name ?? null)

const idOf = (theme: EventCard['themes'][number]): number => (typeof theme === 'object' ? theme.id : theme)
