import type { EventCard } from '../../../contract/events/events.ts'

/** The place of an event on a public map; null without coordinates. */
export const mapUrlOf = ({ address }: Pick<EventCard, 'address'>): string | null => {
  if (!address?.geo) return null
  const { lat, lng } = address.geo
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
