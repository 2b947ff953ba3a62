import { z } from 'zod'
import { decimal } from '../decimal.ts'
import { calls, type Section } from '../kit.ts'
import { date, flag, id, itemsOf, line, listOf, queryCatalogId } from '../shapes.ts'

/** Spaces of the site and their halls. */

const hall = z.object({ id, spaceId: id, name: z.string(), capacity: z.int(), equipment: z.array(z.string()) })

const space = z.object({
  id,
  name: z.string(),
  placeId: id,
  isActive: z.boolean(),
  cityId: id,
  cityName: z.string(),
  address: z.string(),
  timezone: z.string(),
  coworkingCapacity: z.int(),
  hallCount: z.int(),
  /** Seats of the largest hall. */
  maxCapacity: z.int().nullable(),
})

const spaces = calls({
  'GET /spaces/:id/halls': {
    summary: 'Lists the halls of a space, the smallest first; `capacity` leaves out smaller ones',
    access: 'anyone',
    shared: ['reference'],
    isSameForAll: true,
    query: z.object({ date: date.optional(), capacity: decimal(z.int().min(1).max(1_000_000)).optional() }),
    reply: itemsOf(hall),
  },
  'GET /spaces/completion': {
    summary: 'Finds spaces by the beginning of a word of their name or address, 20 at most',
    access: 'anyone',
    shared: ['reference'],
    query: z.object({ q: line(200).optional(), isActive: flag.optional(), spaceIds: listOf(queryCatalogId).optional() }),
    reply: itemsOf(space),
  },
})

export const spacesDomain = [
  { title: 'Spaces', description: 'Spaces of the site and their halls.', calls: spaces },
] as const satisfies readonly Section[]
export type SpacesCalls = typeof spaces
