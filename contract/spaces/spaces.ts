import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { mapReply, viewport } from '../map.ts'
import { expand, flag, geo, id, itemsOf, line, listOf, pageOf, paging, queryCatalogId, upload } from '../shapes.ts'
import { capacityTiers } from './capacity.ts'
import { openHours, specialDay } from './hours.ts'

/** Spaces of the site: the managed part of a place, with halls that users book. */

export const hall = z.object({
  id,
  spaceId: id,
  name: z.string(),
  /** Seats. */
  capacity: z.int(),
  capacityTier: z.literal(capacityTiers),
  equipment: z.array(z.string()),
  photos: z.array(upload),
  /** A hall that is out of use cannot be booked. */
  isActive: z.boolean(),
})
export type Hall = z.output<typeof hall>

export const space = z.object({
  id,
  name: z.string(),
  placeId: id,
  placeName: z.string(),
  isActive: z.boolean(),
  cityId: id,
  cityName: z.string(),
  address: z.string(),
  geo: geo.nullable(),
  timezone: z.string(),
  schedule: z.array(openHours),
  specialDays: z.array(specialDay),
  coworkingCapacity: z.int(),
  hallCount: z.int(),
  /** Seats of the largest hall. */
  maxCapacity: z.int().nullable(),
  /** Ids of the users who work in the space. */
  staff: z.array(id),
  /** With expand=halls. */
  halls: z.array(hall).optional(),
})
export type Space = z.output<typeof space>

const expansions = expand(['halls'])

export const spaces = calls({
  'GET /spaces': {
    summary: 'Lists spaces by name; `isActive` keeps those that accept bookings, or the others',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({
      cityId: queryCatalogId.optional(),
      isActive: flag.optional(),
      expand: expansions,
      ...paging(pageSizes.spaces),
    }),
    reply: pageOf(space),
  },
  'GET /spaces/search': {
    summary: 'Finds spaces by the beginnings of words of their name, place, city or address; `isBookable` keeps those with halls to book',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({
      q: line(200).default(''),
      cityId: queryCatalogId.optional(),
      isBookable: flag.optional(),
      expand: expansions,
      ...paging(pageSizes.spaceSearch),
    }),
    reply: pageOf(space),
  },
  'GET /spaces/map': {
    summary: 'Returns the points of spaces in `bounds`, or of the cities where there are too many',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({ ...viewport, cityId: queryCatalogId.optional() }),
    reply: mapReply,
  },
  'GET /spaces/completion': {
    summary: 'Finds spaces by the beginnings of words of their name, place or address, 20 at most',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({ q: line(200).optional(), isActive: flag.optional(), spaceIds: listOf(queryCatalogId).optional() }),
    reply: itemsOf(space),
  },
  'GET /spaces/:id': {
    summary: 'Returns a space',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({ expand: expansions }),
    reply: space,
    refusals: ['notFound'],
  },
})
