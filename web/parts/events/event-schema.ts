import type { Event, EventCard } from '../../../contract/events/events.ts'
import { languageTags, localePrefixes } from '../../../contract/locales.ts'
import { shorten } from '../../kernel/head.ts'
import { type Json, known, type Schema, vocabulary } from '../../kernel/json-ld.ts'
import { plainText } from '../../kernel/plain-text.ts'
import { externalPaths } from '../../paths.ts'
import { eventUrl, type Site } from './list-schema.ts'

/** Cards lack the languages and the age mark. */
type Described = EventCard & Partial<Pick<Event, 'languages' | 'ageFrom'>>

const maxDescription = 5_000

/** An event as schema.org data for search engines. Relations appear only if the event was expanded with them. */
export const eventSchema = (event: Described, site: Site): Schema => {
  const url = eventUrl(event.id, site)
  return known({
    '@context': vocabulary,
    '@type': 'Event',
    '@id': url,
    url,
    name: event.name,
    description: shorten(plainText(event.info), maxDescription),
    image: picturesOf(event, site),
    startDate: localTime(event.dateStart, event),
    endDate: localTime(event.dateEnd, event),
    eventStatus: event.status === 'canceled' ? `${vocabulary}/EventCancelled` : `${vocabulary}/EventScheduled`,
    eventAttendanceMode: `${vocabulary}/${attendanceOf(event)}EventAttendanceMode`,
    location: locationOf(event, url),
    organizer: event.organizers?.map((organizer) => organizerOf(organizer, site)),
    performer: event.speakers?.map(({ name }) => ({ '@type': 'Person', name })),
    isAccessibleForFree: true,
    inLanguage: event.languages?.map((locale) => languageTags[locale]),
    typicalAgeRange: event.ageFrom ? `${event.ageFrom}-` : null,
    offers: offerOf(event, url),
    ...capacityOf(event),
    superEvent: event.masterEventId === null ? null : reference(event.masterEventId, site),
    subEvent: event.chainedEvents.map((id) => reference(id, site)),
  })
}

const reference = (id: number, site: Site): Schema => ({ '@id': eventUrl(id, site) })
const absolute = (address: string, { siteUrl }: Site) => new URL(address, siteUrl).href

const picturesOf = ({ id, photo }: EventCard, site: Site) =>
  [externalPaths.eventPicture(id, localePrefixes[site.locale]), ...(photo ? [photo.url] : [])].map((address) => absolute(address, site))

/** An instant with the offset of the event: 2026-03-10T12:00:00+03:00. */
const localTime = (at: string, { timezone }: Pick<EventCard, 'timezone'>): string => {
  const [hours = 0, minutes = 0] = timezone.slice(1).split(':').map(Number)
  const aheadMs = (hours * 60 + minutes) * 60_000 * (timezone.startsWith('-') ? -1 : 1)
  return new Date(Date.parse(at) + aheadMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length) + timezone
}

const attendanceOf = ({ format, onlineWithSpace }: EventCard) => {
  if (format !== 'online') return 'Offline'
  return onlineWithSpace ? 'Mixed' : 'Online'
}

const locationOf = (event: EventCard, url: string): Json | null => {
  if (event.format !== 'online') return placeOf(event)
  const stream: Schema = { '@type': 'VirtualLocation', url }
  const place = event.onlineWithSpace ? placeOf(event) : null
  return place ? [stream, place] : stream
}

const placeOf = ({ space, place, address, city }: EventCard): Schema | null => {
  const locality = address?.city ?? city
  const name = space?.name ?? place?.name ?? address?.title ?? locality?.name
  if (!name) return null
  return known({
    '@type': 'Place',
    name,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: address?.title ?? place?.address,
      addressLocality: locality?.name,
      addressRegion: locality?.region,
    }),
    geo: address?.geo && { '@type': 'GeoCoordinates', latitude: address.geo.lat, longitude: address.geo.lng },
  })
}

type Organizer = NonNullable<EventCard['organizers']>[number]

const organizerOf = ({ type, name, logo }: Organizer, site: Site): Schema => {
  const picture = logo && absolute(logo, site)
  return type === 'user' ? known({ '@type': 'Person', name, image: picture }) : known({ '@type': 'Organization', name, logo: picture })
}

/** A free offer, while the page can take registrations now or later. Events by invitation have none. */
const offerOf = (event: EventCard, url: string): Schema | null => {
  const isOffered = event.registrationOpen || event.timeline === 'beforeRequestAvailable'
  if (!isOffered || event.status === 'canceled' || event.access === 'close') return null
  return known({
    '@type': 'Offer',
    url,
    price: 0,
    priceCurrency: 'RUB',
    availability: `${vocabulary}/${event.seats.all.free === 0 ? 'SoldOut' : 'InStock'}`,
    validFrom: event.registrationDateStart && localTime(event.registrationDateStart, event),
    validThrough: localTime(event.registrationDateEnd, event),
  })
}

const capacityOf = ({ format, seats }: EventCard) => ({
  maximumAttendeeCapacity: seats.all.limit,
  maximumPhysicalAttendeeCapacity: seats.offline.limit,
  maximumVirtualAttendeeCapacity: format === 'online' ? seats.online.limit : null,
  remainingAttendeeCapacity: seats.all.free,
})
