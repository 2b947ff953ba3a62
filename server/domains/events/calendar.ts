import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { localePrefixes } from '../../../contract/locales.ts'
import type { FileAnswer } from '../../../contract/kit.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { EventRow } from './store.ts'

type Setting = { siteUrl: string; caller: Caller }

/**
 * Events as iCalendar. The UID of an event never changes and SEQUENCE grows with every change that moves it, so that
 * calendars that already hold it follow; a cancelled event stays and says so.
 */
export const calendarOf = (events: EventRow[], { siteUrl, caller }: Setting, name: string): FileAnswer => {
  const words = dictionaries[caller.locale]
  const calendar = new ICalCalendar({ name: words.common.siteName, method: ICalCalendarMethod.PUBLISH, prodId: '//vmeste//events//RU' })
  for (const event of events) addEvent(calendar, event, `${siteUrl}${localePrefixes[caller.locale]}/events/${event.id}`)
  return { name, mediaType: 'text/calendar; charset=utf-8', bytes: calendar.toString() }
}

const addEvent = (calendar: ICalCalendar, event: EventRow, url: string) => {
  const isCanceled = event.status === 'canceled'
  const place = [event.place_name ?? event.site_name, event.place_address ?? event.site_address, event.city_name].filter(Boolean).join(', ')
  calendar.createEvent({
    id: `event-${event.id}@vmeste`,
    sequence: event.calendar_sequence,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: event.name,
    start: event.date_start,
    end: event.date_end,
    stamp: event.updated_at,
    created: event.created_at,
    lastModified: event.updated_at,
    location: event.format === 'online' ? url : place,
    description: isCanceled ? (event.cancel_reason ?? '') : plainText(event.info),
    url,
  })
}

const plainText = (html: string) =>
  html.replace(/<\/(p|li|h\d)>/g, '\n').replace(/<[^>]+>/g, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim()
