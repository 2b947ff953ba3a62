import { z } from 'zod'
import { email, personName, phone } from '../accounts/sign-in.ts'
import { coworkingStatuses } from '../coworking/limits.ts'
import { decimal } from '../decimal.ts'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { date, flag, id, instant, itemsOf, line, ok, pageOf, paging, queryId } from '../shapes.ts'
import { endTime, time } from '../spaces/hours.ts'
import { scannedCodeLength, visitorTypes } from './limits.ts'

/** The control panel: visitors of a space by day, for the users who work there. Dates are those of the clock of the space. */

const named = z.object({ id, name: z.string() })
export const person = named.extend({ photo: z.string().nullable() })
const spaceId = decimal(id)
const times = { startsAt: instant, endsAt: instant }

const controlSpace = named.extend({
  placeId: id,
  address: z.string(),
  cityName: z.string(),
  timezone: z.string(),
  date,
  hours: z.array(z.object({ open: time, close: endTime })),
  /** Expected and marked visitors of events, coworking and meetings; a user with two reasons counts twice. */
  visitors: z.int(),
  marked: z.int(),
  events: z.array(named.extend({ ...times, timezone: z.string(), visitors: z.int(), marked: z.int() })),
  coworking: z.object({ capacity: z.int(), visitors: z.int(), marked: z.int() }),
  meetings: z.array(named.extend({ ...times, halls: z.array(z.string()), visitors: z.int(), marked: z.int() })),
  /** Invitations to network events that wait for an answer. */
  proposals: z.int(),
})
export type ControlSpace = z.output<typeof controlSpace>

export const visitor = z.object({
  /** Unique among visitors of all types. */
  id,
  spaceId: id,
  userId: id,
  user: person,
  type: z.enum(visitorTypes),
  eventId: id.nullable(),
  /** The booking of a meeting. */
  reserveId: id.nullable(),
  /** The name of the event or the theme of the meeting; null for the coworking. */
  title: z.string().nullable(),
  /** Null for the coworking. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  date,
  marked: z.boolean(),
  markedAt: instant.nullable(),
  /** Null also for users who marked themselves with a poster. */
  markedBy: id.nullable(),
  /** `delisted` only for a visitor who had come (`marked`), for a banned one, and for a day that the space has closed. Null for other types. */
  status: z.enum(coworkingStatuses).nullable(),
  /** The space has closed the day and so cancelled the place. */
  closed: z.boolean(),
  /** The user is banned from the space on this day. */
  restricted: z.boolean(),
  restrictedUntil: date.nullable(),
})
export type Visitor = z.output<typeof visitor>

const scan = z.object({
  user: person,
  /** The reasons of the visit on this day; empty for a user without any. */
  entries: z.array(visitor),
  /** False for a user without a reason to come now, and for a banned one: nothing is marked then. */
  marked: z.boolean(),
  restriction: z.object({ until: date.nullable(), reason: z.string().nullable() }).nullable(),
})

/** The alias has the space in its query. */
const params = z.object({ spaceId: spaceId.optional() })

export const control = calls({
  'GET /control/spaces': {
    summary: 'Lists the spaces where the caller works, with the visitors of a day',
    access: 'control',
    query: z.object({ date }),
    reply: itemsOf(controlSpace),
  },
  'GET /admin/control/space/:spaceId/visitors': {
    summary: 'Lists the visitors of a space on a day, today by default, by name; `search` is part of a name or of a phone',
    access: 'control',
    params,
    aliases: ['GET /admin/control/space/visitors'],
    query: z.object({
      spaceId: queryId.optional(),
      date: date.optional(),
      search: line(200).optional(),
      type: z.enum(visitorTypes).optional(),
      eventId: queryId.optional(),
      reserveId: queryId.optional(),
      userId: queryId.optional(),
      marked: flag.optional(),
      ...paging(pageSizes.visitors),
    }),
    reply: pageOf(visitor),
    refusals: ['forbidden'],
  },
  'POST /admin/control/space/:spaceId/qr': {
    summary: 'Marks a visitor by the personal code: the coworking of the day, and the events and meetings that are on or about to begin',
    access: 'control',
    body: z.strictObject({
      code: z.string().min(1).max(scannedCodeLength),
      date: date.optional(),
      /** A device that may send the scan again without a network, because the answer comes too late or never. */
      scan: z.strictObject({ id: z.uuid(), deviceId: z.uuid() }).optional(),
    }),
    reply: scan,
    refusals: ['forbidden', 'codeUnknown', 'codeExpired', 'alreadyMarked'],
  },
  'POST /admin/control/space/:spaceId/register': {
    summary: 'Registers a visitor and marks them: a user by id or phone, else a new account; a visitor on the list is only marked',
    access: 'control',
    limit: 'registration',
    body: z.strictObject({
      type: z.enum(visitorTypes),
      date: date.optional(),
      userId: id.optional(),
      phone: phone.optional(),
      first_name: personName.optional(),
      last_name: personName.optional(),
      email: email.optional(),
      /** With the type event. */
      eventId: id.optional(),
      /** With the type meeting. */
      reserveId: id.optional(),
    }),
    reply: visitor,
    refusals: [
      'forbidden',
      'alreadyMarked',
      'banned',
      'phoneOrEmailRequired',
      'invalidPhone',
      'emailInvalid',
      'emailTaken',
      'noFreePlaces',
      'closedOnDate',
      'noSeats',
      'registrationClosed',
      'teamRequired',
      'declinedBefore',
      'tooManyEntries',
    ],
  },
  'POST /admin/control/space/:spaceId/remove-mark': {
    summary: 'Removes the mark of a visitor; without one it changes nothing',
    access: 'control',
    body: z.strictObject({ visitorId: id }),
    reply: visitor,
    refusals: ['forbidden'],
  },
  'GET /admin/control/space/:spaceId/poster-qr': {
    summary: 'Returns a poster whose QR code marks the coworking visit of users who scan it, or the code alone as a picture',
    access: 'control',
    query: z.object({ format: z.enum(['pdf', 'png', 'svg']).default('pdf') }),
    reply: { mediaType: 'application/octet-stream' },
    refusals: ['forbidden'],
  },
  'POST /admin/control/space/:spaceId/poster-qr/replace': {
    summary: 'Replaces the code of the poster: earlier posters mark no visits any more',
    access: 'control',
    limit: 'approaches',
    params: z.object({ spaceId }),
    body: z.strictObject({}),
    reply: ok,
    refusals: ['forbidden'],
  },
})
