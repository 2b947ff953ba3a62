import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { mapReply, viewport } from '../map.ts'
import { theme } from '../reference/reference.ts'
import { catalogId, expand, geo, id, line, listOf, pageOf, paging, queryCatalogId, sentBack, text, upload } from '../shapes.ts'
import { capacityTiers } from './capacity.ts'
import { openHours, specialDay } from './hours.ts'
import { placeAddressLength, placeModerations, placeNameLength, placeTypes } from './limits.ts'
import { hall, space } from './spaces.ts'

/** Places of the catalogue: boiling points, universities, companies, partners. A place may contain spaces with halls. */

const address = z.object({ title: z.string(), city: z.string(), cityId: id, geo: geo.nullable(), timezone: z.string() })

export const placeCard = z.object({
  id,
  name: z.string(),
  type: z.enum(placeTypes),
  address,
  /** The first photo. */
  photo: upload.nullable(),
  rating: z.number().nullable(),
  tags: z.array(z.string()),
  topics: z.array(theme),
  hallCount: z.int(),
  /** Tiers of its halls, ascending. */
  capacityTiers: z.array(z.literal(capacityTiers)),
  /** True if a space of the place accepts bookings. */
  isBookable: z.boolean(),
})
export type PlaceCard = z.output<typeof placeCard>

const staffMember = z.object({ id, name: z.string(), photo: z.string().nullable(), position: z.string().nullable() })
const partner = z.object({ id, name: z.string(), logo: z.string().nullable(), url: z.string().nullable() })

export const place = placeCard.extend({
  photos: z.array(upload),
  schedule: z.array(openHours),
  specialDays: z.array(specialDay),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  socialNetworks: z.array(z.object({ network: z.string(), url: z.string() })),
  /** Safe HTML. */
  description: z.string(),
  spaces: z.array(space),
  /** `wait` or `declined` only for the user who suggested the place. */
  moderation: z.enum(placeModerations),
  moderationComment: z.string().nullable(),
  /** With expand=halls, staff, partners. */
  halls: z.array(hall).optional(),
  staff: z.array(staffMember).optional(),
  partners: z.array(partner).optional(),
})
export type Place = z.output<typeof place>

export const placeExpansions = ['halls', 'staff', 'partners'] as const

const filters = {
  type: z.enum(placeTypes).optional(),
  cityId: queryCatalogId.optional(),
  search: line(200).optional(),
  /** The tier of a hall. */
  capacity: z.enum(capacityTiers.map(String)).optional(),
  topics: listOf(queryCatalogId).optional(),
  ...viewport,
}

export const placeListQuery = z.object({ ...filters, ...paging(pageSizes.places) })
export type PlaceListQuery = z.output<typeof placeListQuery>

const suggestion = z.strictObject({
  name: line(placeNameLength).pipe(z.string().min(1)),
  address: line(placeAddressLength).pipe(z.string().min(1)),
  cityId: catalogId,
  geo: geo.nullish(),
  type: z.enum(placeTypes).default('partner'),
  description: text(2000).optional(),
})

export const places = calls({
  'GET /places': {
    summary: 'Lists places by name',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: placeListQuery,
    reply: pageOf(placeCard),
  },
  'GET /places/map': {
    summary: 'Returns the points of places in `bounds`, or of the cities where there are too many',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object(filters),
    reply: mapReply,
  },
  'GET /places/filters': {
    summary: 'Returns the options of the filter bar: cities, topics, types and tiers with the number of their places',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    reply: z.object({
      cities: z.array(z.object({ id, name: z.string(), count: z.int() })),
      topics: z.array(z.object({ id, name: z.string(), count: z.int() })),
      types: z.array(z.object({ type: z.enum(placeTypes), count: z.int() })),
      capacities: z.array(z.object({ capacity: z.literal(capacityTiers), count: z.int() })),
    }),
  },
  'POST /places': {
    summary: 'Suggests a place; it is listed once staff approve it',
    access: 'signedIn',
    limit: 'suggestions',
    body: sentBack(place, suggestion),
    reply: place,
    refusals: ['placeExists', 'tooManyEntries'],
  },
  'GET /places/:id': {
    summary: 'Returns a place; a suggested one only to its author and staff until it is approved',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ expand: expand(placeExpansions) }),
    reply: place,
    refusals: ['notFound'],
  },
})
