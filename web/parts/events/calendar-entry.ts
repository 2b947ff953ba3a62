import type { EventCard } from '../../../contract/events/events.ts'

/** An event as other calendars take it over. `location` is null for an event that is only online. */
export type CalendarEntry = Pick<EventCard, 'id' | 'name' | 'dateStart' | 'dateEnd'> & { location: string | null }

type Located = Pick<EventCard, 'id' | 'name' | 'dateStart' | 'dateEnd' | 'format' | 'onlineWithSpace' | 'space' | 'place' | 'address' | 'city'>

export const calendarEntryOf = (event: Located): CalendarEntry => {
  const { id, name, dateStart, dateEnd } = event
  return { id, name, dateStart, dateEnd, location: event.format === 'online' && !event.onlineWithSpace ? null : addressOf(event) }
}

/** The place from its name to its city, as in the iCalendar file (`server/domains/events/calendar.ts`). */
const addressOf = ({ space, place, address, city }: Located): string | null =>
  [space?.name, place?.name, address?.title ?? place?.address, city?.name].filter(Boolean).join(', ') || null

/** Addresses that open a filled-in entry in a web calendar; `url` is the page of the event. */
export const calendarLinks = ({ name, dateStart, dateEnd, location }: CalendarEntry, url: string) => {
  const [start, end] = [utc(dateStart), utc(dateEnd)]
  const where = location ?? url
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: name,
      dates: [start, end].map((at) => at.replaceAll(/[-:]/g, '')).join('/'),
      details: url,
      location: where,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: name,
      startdt: start,
      enddt: end,
      body: url,
      location: where,
    }),
  }
}

/** 2026-11-30T09:00:00Z: the offset of a zoned instant is applied, because calendars read the clock time as UTC. */
const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19)}Z`

/** Spaces as %20: Outlook shows the plus signs of URLSearchParams. */
const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
