import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { date, id, instant, line, ok, pageOf, paging, queryId } from '../shapes.ts'
import { endTime, time } from '../spaces/hours.ts'
import { space } from '../spaces/spaces.ts'
import { coworkingStatuses, restrictionReasonLength } from './limits.ts'

/** Coworking: places of a space by day. Dates are those of the clock of the space. */

const named = z.object({ id, name: z.string() })
const hours = z.array(z.object({ open: time, close: endTime }))

export const coworkingEntry = z.object({
  id,
  spaceId: id,
  space: named.extend({ placeId: id, address: z.string(), cityName: z.string(), timezone: z.string() }),
  userId: id,
  date,
  /** The opening hours of the day; empty once the space has closed it. */
  hours,
  status: z.enum(coworkingStatuses),
  visitedAt: instant.nullable(),
  /** When the space closed the day and so cancelled the place. */
  closedAt: instant.nullable(),
  /** The last day of the ban of the user in this space; null without a ban, and for one without an end. */
  restrictedUntil: date.nullable(),
  createdAt: instant,
  can: z.object({ delist: z.boolean() }),
})
export type CoworkingEntry = z.output<typeof coworkingEntry>

const restriction = z.object({
  spaceId: id,
  userId: id,
  user: named.extend({ photo: z.string().nullable() }),
  /** The last day of the ban; null for one without an end. */
  until: date.nullable(),
  reason: z.string().nullable(),
  createdBy: id.nullable(),
  createdAt: instant.nullable(),
})

const place = z.strictObject({ spaceId: id, date })
const person = { spaceId: id, userId: id }

const placeRefusals = ['alreadyEnlisted', 'noFreePlaces', 'closedOnDate', 'banned'] as const

export const coworking = calls({
  'POST /coworking/enlist': {
    summary: 'Takes a place in the coworking of a space on a day',
    access: 'signedIn',
    limit: 'registration',
    body: place,
    reply: coworkingEntry,
    refusals: [...placeRefusals, 'tooManyEntries'],
  },
  'POST /coworking/delist': {
    summary: 'Gives an own place in the coworking back; without one it changes nothing. After a visit the place stays taken on its day',
    access: 'signedIn',
    body: place,
    reply: ok,
  },
  'GET /coworking/status': {
    summary: 'Returns the place of the caller in the coworking on a day, today by default, and the number of free places',
    access: 'signedIn',
    query: z.object({ spaceId: queryId, date: date.optional() }),
    reply: z.object({
      date,
      enlisted: z.boolean(),
      status: z.enum(coworkingStatuses).nullable(),
      restricted: z.boolean(),
      /** The last day of a ban; null without a ban, and for one without an end. */
      restrictedUntil: date.nullable(),
      reason: z.string().nullable(),
      /** 0 on a closed day. */
      freePlaces: z.int(),
      capacity: z.int(),
      hours,
    }),
    refusals: ['notFound'],
  },
  'GET /coworking/days': {
    summary:
      'Lists the days on which the coworking of a space is open, from today on, with free places and the place of the caller; beside them own days that the space has closed',
    access: 'signedIn',
    query: z.object({ spaceId: queryId }),
    reply: z.object({
      _items: z.array(z.object({ date, hours, freePlaces: z.int(), enlisted: z.boolean(), visitedAt: instant.nullable() })),
      /** Upcoming days whose place of the caller the space has cancelled by closing the day. */
      cancelled: z.array(date),
    }),
    refusals: ['notFound'],
  },
  'GET /coworking/entries': {
    summary: 'Lists own places in the coworking: future ones by day, past ones the latest first',
    access: 'signedIn',
    query: z.object({ case: z.enum(['future', 'past']).default('future'), ...paging(pageSizes.coworking) }),
    reply: pageOf(coworkingEntry),
  },
  'POST /coworking/visit': {
    summary: 'Marks the visit of a user who has a place on the day, today by default; for the staff of the space',
    access: 'control',
    body: z.strictObject({ ...person, date: date.optional() }),
    reply: coworkingEntry,
    refusals: ['forbidden', 'notEnlisted', 'banned'],
  },
  'POST /coworking/add-user': {
    summary: 'Gives a user a place in the coworking, and notifies them; for the staff of the space',
    access: 'control',
    limit: 'approaches',
    body: z.strictObject({ ...person, date }),
    reply: coworkingEntry,
    refusals: ['forbidden', ...placeRefusals],
  },
  'POST /coworking/restrict': {
    summary: 'Bans a user from a space, without `until` for good; the places that the ban covers become free. A later ban replaces an earlier one',
    access: 'control',
    limit: 'approaches',
    body: z.strictObject({ ...person, until: date.optional(), reason: line(restrictionReasonLength).optional() }),
    reply: ok,
    refusals: ['forbidden'],
  },
  'POST /coworking/lift-restriction': {
    summary: 'Lifts the ban of a user in a space; without one it changes nothing',
    access: 'control',
    limit: 'approaches',
    body: z.strictObject(person),
    reply: ok,
    refusals: ['forbidden'],
  },
  'GET /coworking/restrictions': {
    summary: 'Lists the bans in force in a space, the latest first; for the staff of the space',
    access: 'control',
    query: z.object({ spaceId: queryId, ...paging(pageSizes.restrictions) }),
    reply: pageOf(restriction),
    refusals: ['forbidden'],
  },
  'POST /qr/covorking': {
    summary:
      'Marks the visit of the caller by the code of the poster of a space; a caller without a place gets a free one. A second scan changes nothing',
    access: 'signedIn',
    limit: 'registration',
    aliases: ['POST /qr/coworking'],
    body: z.strictObject({ code: z.string().min(1).max(300) }),
    reply: z.object({ space, entry: coworkingEntry }),
    refusals: ['codeUnknown', 'spaceClosed', 'closedOnDate', 'noFreePlaces', 'banned'],
  },
})
