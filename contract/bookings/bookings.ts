import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { date, id, instant, itemsOf, line, ok, pageOf, paging, queryId, sentBack, text } from '../shapes.ts'
import { endTime, time } from '../spaces/hours.ts'
import { approvalObstacles, bookingCounts, bookingLengths, bookingStatuses } from './limits.ts'

/** Bookings of halls: meetings of users, and the halls of events (A148). Times are those of the clock of the space. */

const named = z.object({ id, name: z.string() })
const person = named.extend({ photo: z.string().nullable() })

export const booking = z.object({
  id,
  spaceId: id,
  space: named.extend({ placeId: id, address: z.string(), cityName: z.string(), timezone: z.string() }),
  /** The hall, the first one of an event. */
  hall: id,
  halls: z.array(named.extend({ capacity: z.int() })),
  theme: z.string(),
  agenda: z.string(),
  date,
  start: time,
  /** Later than `date` only for events of several days. */
  dateEnd: date,
  end: endTime,
  startsAt: instant,
  endsAt: instant,
  equipment: z.array(z.string()),
  participants: z.array(id),
  participantUsers: z.array(person),
  userId: id.nullable(),
  /** The author; null for an erased account. */
  user: person.nullable(),
  /** True if the caller is a participant and not the author. */
  isInvitation: z.boolean(),
  /** The event that holds the halls; null for a meeting. */
  event: named.nullable(),
  /** The meetings that were booked together with this one, in order, this one among them; empty for a single one. */
  series: z.array(z.object({ id, date, start: time, status: z.enum(bookingStatuses), cancelled: z.boolean() })),
  status: z.enum(bookingStatuses),
  /** The reason of staff. */
  comment: z.string().nullable(),
  cancelled: z.boolean(),
  /** Grows with each change. A decision that names it is refused if the booking has changed since. */
  version: z.int(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** Why the staff of the space cannot approve it any more; null for others. */
  approvalObstacle: z.enum(approvalObstacles).nullable(),
  can: z.object({ change: z.boolean(), cancel: z.boolean(), leave: z.boolean(), decide: z.boolean() }),
})
export type Booking = z.output<typeof booking>

const fields = {
  hallId: id,
  theme: line(bookingLengths.theme).pipe(z.string().min(1)),
  agenda: text(bookingLengths.agenda),
  date,
  start: time,
  end: endTime,
  equipment: z.array(line(bookingLengths.equipment).pipe(z.string().min(1))).max(bookingCounts.equipment),
  participants: z.array(id).max(bookingCounts.participants),
}

const newBooking = z.strictObject({
  spaceId: id,
  ...fields,
  agenda: fields.agenda.default(''),
  equipment: fields.equipment.default([]),
  participants: fields.participants.default([]),
})

const change = z.strictObject({ reserveId: id, ...z.object(fields).partial().shape, version: z.int().min(1).optional() })

const seriesMeeting = z.strictObject({ hallId: id, date, start: time, end: endTime })

const newSeries = z
  .strictObject({ ...newBooking.shape, meetings: z.array(seriesMeeting).min(2).max(bookingCounts.series) })
  .omit({ hallId: true, date: true, start: true, end: true })

/** `withLater` also concerns the later meetings of the series. */
const withLater = z.boolean().default(false)

const occupied = ['slotTaken', 'spaceClosed', 'noHallsForDate'] as const

export const bookings = calls({
  'POST /meeting-reservations/reserve': {
    summary: 'Books a hall for a meeting; it waits for the staff of the space',
    access: 'signedIn',
    limit: 'organizing',
    aliases: ['POST /spaces/meeting-reservations/reserve'],
    body: sentBack(booking, newBooking),
    reply: booking,
    refusals: [...occupied, 'banned', 'tooManyEntries'],
  },
  'POST /meeting-reservations/reserve-series': {
    summary: 'Books halls for several meetings, all of them or none; the staff of the space are notified once',
    access: 'signedIn',
    limit: 'organizing',
    body: newSeries,
    reply: itemsOf(booking),
    refusals: [...occupied, 'banned', 'tooManyEntries'],
  },
  'POST /meeting-reservations/add-user': {
    summary: 'Adds a participant, who is notified; for the author and the staff of the space',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ reserveId: id, userId: id }),
    reply: booking,
    refusals: ['forbidden', 'bookingCancelled', 'bookingStarted', 'bookedByEvent', 'tooManyEntries'],
  },
  'POST /meeting-reservations/update-reserve': {
    summary: 'Changes a booking and returns it to the staff of the space; missing fields keep their values',
    access: 'signedIn',
    limit: 'organizing',
    body: sentBack(booking, change),
    reply: booking,
    refusals: ['forbidden', ...occupied, 'banned', 'tooManyEntries', 'changedMeanwhile', 'bookingCancelled', 'bookingStarted', 'bookedByEvent'],
  },
  'GET /meeting-reservations': {
    summary:
      'Lists own bookings, or with scope=space those of the spaces where the caller works; future ones by their start, past ones the latest first',
    access: 'signedIn',
    query: z.object({
      case: z.enum(['future', 'past']).default('future'),
      /** `waiting` are the pending ones that staff can decide about: meetings that have not begun. */
      status: z.enum([...bookingStatuses, 'waiting', 'cancelled']).optional(),
      scope: z.enum(['own', 'space']).default('own'),
      spaceId: queryId.optional(),
      ...paging(pageSizes.bookings),
    }),
    reply: pageOf(booking),
    refusals: ['forbidden'],
  },
  'GET /meeting-reservations/counters': {
    summary: 'Returns the numbers of own bookings, and of pending ones in the spaces where the caller works; for staff in the spaces that have some',
    access: 'signedIn',
    reply: z.object({ future: z.int(), past: z.int(), isSpaceStaff: z.boolean(), spaces: z.array(named.extend({ pending: z.int() })) }),
  },
  'GET /meeting-reservations/:id': {
    summary: 'Returns a booking to its author, its participants and the staff of the space',
    access: 'signedIn',
    reply: booking,
    refusals: ['forbidden'],
  },
  'POST /meeting-reservations/:id/cancel': {
    summary: 'Cancels an own booking, with `withLater` also the later ones of its series; the slots are free at once',
    access: 'signedIn',
    body: z.strictObject({ withLater }).optional(),
    reply: ok,
    refusals: ['forbidden', 'bookingStarted', 'bookedByEvent'],
  },
  'POST /meeting-reservations/:id/leave': {
    summary: 'Takes the caller off the participants of a meeting, with `withLater` also of the later ones of its series; the author is notified',
    access: 'signedIn',
    body: z.strictObject({ withLater }).optional(),
    reply: ok,
    refusals: ['forbidden', 'bookingCancelled', 'bookingStarted', 'bookedByEvent'],
  },
  'POST /meeting-reservations/:id/decision': {
    summary:
      'Approves or rejects a booking, for the staff of the space; a later decision replaces an earlier one until the meeting starts. `withLater` decides the later pending ones of its series too',
    access: 'signedIn',
    body: z.strictObject({
      decision: z.enum(['approved', 'rejected']),
      /** The reason; a rejection needs one. */
      comment: line(bookingLengths.comment).optional(),
      version: z.int().min(1).optional(),
      withLater,
    }),
    reply: booking,
    refusals: ['forbidden', 'alreadyDecided', 'changedMeanwhile', 'bookingCancelled', 'bookingStarted', 'bookedByEvent', ...approvalObstacles],
  },
})
