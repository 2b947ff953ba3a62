import { z } from 'zod'
import { calls } from '../kit.ts'
import { catalogId, geo, id, line, offset, pageOf, paging, queryId, sentBack, timezone } from '../shapes.ts'
import { city } from './reference.ts'

/** `timezone` is the offset in force now. */
const address = z.object({ id, title: z.string(), city, cityId: id, geo: geo.nullable(), timezone: offset })
const newAddress = z.strictObject({
  title: line(300).pipe(z.string().min(1)),
  cityId: catalogId,
  geo: geo.nullish(),
  /** An offset or an IANA name; the city's own unless given. */
  timezone: z.union([offset, timezone]).optional(),
})

const queryCityId = queryId.pipe(catalogId)

/** Addresses of places and spaces, which users add as they need them. */
export const addresses = calls({
  'GET /addresses': {
    summary: 'Addresses by title, of one city or of all',
    access: 'anyone',
    query: z.object({ cityId: queryCityId.optional(), ...paging(10) }),
    reply: pageOf(address),
  },
  'GET /addresses/search': {
    summary: 'Addresses whose title contains every word of q, at most 1,000; those that start with q come first',
    access: 'anyone',
    query: z.object({ q: line(100).default(''), cityId: queryCityId.optional(), ...paging(10) }),
    reply: pageOf(address),
  },
  'GET /addresses/:id': { summary: 'An address', access: 'anyone', reply: address, refusals: ['notFound'] },
  'POST /addresses': {
    summary: 'Adds an address, or answers the one of that title in that city',
    access: 'signedIn',
    limit: 'suggestions',
    body: sentBack(address, newAddress),
    reply: address,
  },
})
