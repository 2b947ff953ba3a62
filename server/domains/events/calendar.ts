import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { FileAnswer } from '../../../contract/kit.ts'
import { type Locale, languageTags } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { LetterCalendar } from '../../kernel/gateways.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import type { EventRow } from './store.ts'

type CalendarContext = { siteUrl: string; caller: Pick<Caller, 'locale'> }

/** Refresh interval suggested to subscribed calendars. */
const refreshSeconds = 3_600

/**
 * Events as iCalendar (RFC 5545, 7986). The UID of an event never changes, and SEQUENCE increases with each relevant change,
 * so that calendars update their entry. A cancelled event remains, with the status CANCELLED.
 */
export const calendarOf = (events: EventRow[], { siteUrl, caller: { locale } }: CalendarContext, name: string): FileAnswer => {
  const calendar = emptyCalendar(locale, ICalCalendarMethod.PUBLISH)
  calendar.name(dictionaries[locale].common.siteName)
  calendar.ttl(refreshSeconds)
  const links = siteLinks(siteUrl, locale)
  for (const event of events) calendar.createEvent(entryOf(event, links.event(event.id)))
  return { name, mediaType: 'text/calendar; charset=utf-8', bytes: `${calendar.toString()}\r\n` }
}

/** The columns of an event that its entry contains. */
type EntryEvent = Pick<
  EventRow,
  | ('id' | 'name' | 'status' | 'cancel_reason' | 'info' | 'calendar_sequence' | 'created_at' | 'updated_at' | 'date_start' | 'date_end')
  | ('format' | 'online_with_space' | 'space_name' | 'place_name' | 'site_name' | 'place_address' | 'site_address' | 'city_name' | 'lat' | 'lng')
>

/** `from` may have a name: `Vmeste <noreply@vmeste.example>`. */
type LetterContext = { url: string; locale: Locale; to: string; from: string }

/** The same entry in an email to one reader: it changes or removes the entry that the reader keeps. RFC 5546 requires an organizer. */
export const calendarForLetter = (event: EntryEvent, { url, locale, to, from }: LetterContext): LetterCalendar => {
  const method = event.status === 'canceled' ? 'CANCEL' : 'PUBLISH'
  const calendar = emptyCalendar(locale, ICalCalendarMethod[method])
  const organizer = { name: dictionaries[locale].common.siteName, email: from.slice(from.indexOf('<') + 1).replace('>', '') }
  calendar.createEvent({ ...entryOf(event, url), organizer, ...(method === 'CANCEL' && { attendees: [{ email: to }] }) })
  return { method, content: `${calendar.toString()}\r\n` }
}

const emptyCalendar = (locale: Locale, method: ICalCalendarMethod) =>
  new ICalCalendar({ method, prodId: { company: 'vmeste', product: 'events', language: languageTags[locale] } })

const entryOf = (event: EntryEvent, url: string): ICalEventData => {
  const isCanceled = event.status === 'canceled'
  return {
    id: `event-${event.id}@vmeste`,
    sequence: event.calendar_sequence,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCanceled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: printable(event.name),
    start: event.date_start,
    end: event.date_end,
    stamp: event.updated_at,
    created: event.created_at,
    lastModified: event.updated_at,
    location: locationOf(event, url),
    description: isCanceled ? event.cancel_reason && printable(event.cancel_reason) : plainText(event.info),
    url,
  }
}

/** Place of the event; for a purely online event, the address of its page. */
const locationOf = (event: EntryEvent, url: string): ICalEventData['location'] => {
  if (event.format === 'online' && !event.online_with_space) return { title: url }
  const place = [event.space_name, event.place_name ?? event.site_name, event.place_address ?? event.site_address, event.city_name]
  const title = printable(place.filter(Boolean).join(', '))
  if (!title) return null
  return event.lat === null || event.lng === null ? { title } : { title, geo: { lat: event.lat, lon: event.lng } }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Text of sanitised HTML, one line per paragraph. */
export const plainText = (html: string): string =>
  printable(
    html
      .replace(/<br\s*\/?>|<\/(p|li|h\d)>/g, '\n')
      .replace(/<[^<>]+>/g, '')
      .replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => entities[name] ?? ''),
  )

/** RFC 5545 TEXT contains no control characters except line ends. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
