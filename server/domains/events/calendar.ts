import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { FileAnswer } from '../../../contract/kit.ts'
import { languageTags } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Caller } from '../../kernel/caller.ts'
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
  const calendar = new ICalCalendar({
    name: dictionaries[locale].common.siteName,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'vmeste', product: 'events', language: languageTags[locale] },
    ttl: refreshSeconds,
  })
  const links = siteLinks(siteUrl, locale)
  for (const event of events) calendar.createEvent(entryOf(event, links.event(event.id)))
  return { name, mediaType: 'text/calendar; charset=utf-8', bytes: `${calendar.toString()}\r\n` }
}

const entryOf = (event: EventRow, url: string): ICalEventData => {
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
const locationOf = (event: EventRow, url: string): ICalEventData['location'] => {
  if (event.format === 'online' && !event.online_with_space) return { title: url }
  const place = [event.space_name, event.place_name ?? event.site_name, event.place_address ?? event.site_address, event.city_name]
  const title = printable(place.filter(Boolean).join(', '))
  if (!title) return null
  return event.lat === null || event.lng === null ? { title } : { title, geo: { lat: event.lat, lon: event.lng } }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Text of sanitised HTML, one line per paragraph. */
const plainText = (html: string): string =>
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
