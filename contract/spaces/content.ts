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
  word,
} from '../content/content-field.ts'
import { contentTable } from '../content/content-table.ts'
import { timezone, url } from '../shapes.ts'
import { dayHours, openHours, specialDay, weekHours } from './hours.ts'
import { placeAddressLength, placeDescriptionLength, placeNameLength, placeTypes } from './limits.ts'

const hours = { schedule: hoursOf('weekHours', openHours, weekHours), specialDays: hoursOf('dayHours', specialDay, dayHours) }

export const placesContent = contentTable({
  path: 'places',
  fields: {
    name: text(placeNameLength),
    type: choice(placeTypes),
    cityId: row(),
    address: text(placeAddressLength),
    lat: optional(decimal(-90, 90)),
    lng: optional(decimal(-180, 180)),
    /** Only where the clock differs from that of the city. */
    zone: optional(word(timezone)),
    description: optional(longText(placeDescriptionLength)),
    photos: pictures(20),
    ...hours,
    phone: optional(text(40)),
    email: optional(word(z.email().max(254))),
    rating: optional(decimal(0, 5)),
    tags: lines({ max: 20, length: 60 }),
    topicIds: ids(20),
    socialNetworks: records(z.object({ network: z.string().trim().min(1).max(40), url }), 10),
    partnerIds: ids(50),
  },
})

export const spacesContent = contentTable({
  path: 'spaces',
  fields: {
    name: text(placeNameLength),
    placeId: row(),
    isActive: flag(),
    coworkingCapacity: number(0, 10_000),
    ...hours,
    /** Users who decide about bookings; they also need the role control (A152). */
    staffIds: ids(50),
  },
})

export const hallsContent = contentTable({
  path: 'halls',
  fields: {
    name: text(120),
    spaceId: row(),
    capacity: number(1, 100_000),
    equipment: lines({ max: 50, length: 80 }),
    photos: pictures(20),
    isActive: flag(),
  },
})
