import type { Locale } from '../../../../contract/locales.ts'
import type { Place } from '../../../../contract/spaces/places.ts'
import { pageUrl, shorten } from '../../../kernel/head.ts'
import { known, type Schema, vocabulary } from '../../../kernel/json-ld.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import { paths } from '../../../paths.ts'

type Site = { locale: Locale; siteUrl: string }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const maxDescription = 5_000

/** A place as schema.org data for search engines. */
export const placeSchema = (place: Place, site: Site): Schema => {
  const url = pageUrl({ path: paths.place(place.id), siteUrl: site.siteUrl }, site.locale)
  const { geo, title, city } = place.address
  return known({
    '@context': vocabulary,
    '@type': place.type === 'university' ? 'CollegeOrUniversity' : 'Place',
    '@id': url,
    url,
    name: place.name,
    description: shorten(plainText(place.description), maxDescription),
    image: place.photos.map((photo) => new URL(photo.url, site.siteUrl).href),
    telephone: place.phone,
    email: place.email,
    address: known({ '@type': 'PostalAddress', streetAddress: title, addressLocality: city }),
    geo: geo && { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lng },
    sameAs: place.socialNetworks.map((network) => network.url),
    openingHoursSpecification: place.schedule.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${vocabulary}/${weekdays[day - 1] ?? ''}`,
      opens: open,
      closes: closing(close),
    })),
    // a closed day opens and closes at midnight
    specialOpeningHoursSpecification: place.specialDays.map(({ date, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: open ?? '00:00',
      closes: closing(close ?? '00:00'),
    })),
    maximumAttendeeCapacity: largestHall(place),
  })
}

const closing = (time: string): string => (time === '24:00' ? '23:59' : time)

const largestHall = ({ halls = [] }: Place): number | null => (halls.length > 0 ? Math.max(...halls.map(({ capacity }) => capacity)) : null)
