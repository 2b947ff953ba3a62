import { z } from 'zod'
import {
  choice,
  decimal,
  flag,
  hoursOf,
  ids,
  lines,
  longText,
  number,
  optional,
  pictures,
  records,
  row,
  text,
  withInitial,
  word,
} from '../content/content-field.ts'
import { contentTable } from '../content/content-table.ts'
import { timezone, url } from '../shapes.ts'
import { dayHours, openHours, specialDay, weekHours } from './hours.ts'
import { placeAddressLength, placeDescriptionLength, placeNameLength, placeTypes } from './limits.ts'

const hours = {
  schedule: withInitial(hoursOf('weekHours', openHours, weekHours), []),
  specialDays: withInitial(hoursOf('dayHours', specialDay, dayHours), []),
}

export const placesContent = contentTable({
  path: 'places',
  fields: {
    name: text(placeNameLength),
    type: withInitial(choice(placeTypes), 'partner'),
    cityId: row(),
    address: text(placeAddressLength),
    lat: optional(decimal(-90, 90)),
    lng: optional(decimal(-180, 180)),
    /** Only where the clock differs from that of the city. */
    zone: optional(word(timezone)),
    description: optional(longText(placeDescriptionLength)),
    photos: withInitial(pictures(20), []),
    ...hours,
    phone: optional(text(40)),
    email: optional(word(z.email().max(254))),
    rating: optional(decimal(0, 5)),
    tags: withInitial(lines({ max: 20, length: 60 }), []),
    topicIds: withInitial(ids(20), []),
    socialNetworks: withInitial(records(z.object({ network: z.string().trim().min(1).max(40), url }), 10), []),
    partnerIds: withInitial(ids(50), []),
  },
})

export const spacesContent = contentTable({
  path: 'spaces',
  fields: {
    name: text(placeNameLength),
    placeId: row(),
    isActive: withInitial(flag(), true),
    coworkingCapacity: withInitial(number(0, 10_000), 0),
    ...hours,
    /** Users who decide about bookings; they also need the role control (A152). */
    staffIds: withInitial(ids(50), []),
  },
})

export const hallsContent = contentTable({
  path: 'halls',
  fields: {
    name: text(120),
    spaceId: row(),
    capacity: withInitial(number(1, 100_000), 20),
    equipment: withInitial(lines({ max: 50, length: 80 }), []),
    photos: withInitial(pictures(20), []),
    isActive: withInitial(flag(), true),
  },
})
