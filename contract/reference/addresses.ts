import { z } from 'zod'
import { calls } from '../kit.ts'
import { catalogId, geo, id, line, offset, pageOf, paging, queryCatalogId, sentBack, timezone } from '../shapes.ts'
import { city } from './reference.ts'

/** `timezone` is the current offset. */
const address = z.object({ id, title: z.string(), city, cityId: id, geo: geo.nullable(), timezone: offset })
const newAddress = z.strictObject({
  title: line(300).pipe(z.string().min(1)),
  cityId: catalogId,
  geo: geo.nullish(),
  /** An offset or an IANA name; defaults to that of the city. */
  timezone: z.union([offset, timezone]).optional(),
})

/** Addresses of places and spaces; users add missing ones. */
export const addresses = calls({
  'GET /addresses': {
    summary: 'Lists addresses by title, of one city or of all',
    access: 'anyone',
    query: z.object({ cityId: queryCatalogId.optional(), ...paging(10) }),
    reply: pageOf(address),
  },
  'GET /addresses/search': {
    summary: 'Lists addresses whose title contains every word of q, at most 1,000; titles that start with q come first',
    access: 'anyone',
    query: z.object({ q: line(100).default(''), cityId: queryCatalogId.optional(), ...paging(10) }),
    reply: pageOf(address),
  },
  'GET /addresses/:id': { summary: 'Returns an address', access: 'anyone', reply: address, refusals: ['notFound'] },
  'POST /addresses': {
    summary: 'Adds an address, or returns the existing one with that title in that city',
    access: 'signedIn',
    limit: 'suggestions',
    body: sentBack(address, newAddress),
    reply: address,
  },
})
