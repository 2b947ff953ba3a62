import { z } from 'zod'
import { decimal } from '../decimal.ts'
import { calls } from '../kit.ts'
import { date, id, instant, itemsOf, listOf, queryId } from '../shapes.ts'
import { endTime, time } from '../spaces/hours.ts'
import { hall } from '../spaces/spaces.ts'
import { bookingCounts, seriesStepNames } from './limits.ts'

/** Free days and slots of halls, common to meetings and events (A148). Times are those of the clock of the space. */

const slot = z.object({ start: time, end: endTime, available: z.boolean() })
export type Slot = z.output<typeof slot>

/** The reasons why halls cannot be had at a time; `hallOutOfUse` also means a space that takes no bookings. */
export const hallObstacles = ['hallOutOfUse', 'spaceClosed', 'slotTaken', 'noHallsForDate'] as const
export type HallObstacle = (typeof hallObstacles)[number]

/** An instant of an event, in a range in which every date has a weekday and a next day. */
const eventInstant = instant.refine((at) => at >= '2000' && at < '2100')

const span = z.object({ start: time, end: endTime })
/** A meeting of a series, and where else it could be if its time cannot be had: other halls, then other times of the day. */
const seriesDay = span.extend({ date, obstacle: z.enum(hallObstacles).nullable(), others: z.array(span.extend({ hallId: id })) })

const sameTime = z.object({ date, dateStart: instant, dateEnd: instant })

const eventTime = z.object({
  /** Null if the event can have its halls, or any hall if it has chosen none. */
  obstacle: z.enum(hallObstacles).nullable(),
  /** Halls that are free for the whole time. */
  freeHallIds: z.array(id),
  /** The free hours of the first day. */
  hours: z.array(span),
  /** With an obstacle the next days on which the same time is free, and the instants of that time. */
  days: z.array(sameTime),
})
export type EventTime = z.output<typeof eventTime>

/** Times of one day, by the clock of the first space; `dateStart` and `dateEnd` are their instants. */
const commonDay = z.object({ date, times: z.array(span.extend({ dateStart: instant, dateEnd: instant })) })
export type CommonDay = z.output<typeof commonDay>

/** The alias has no id in its path: `spaceId` or the first of `hallIds` names the space. */
const params = z.object({ id: queryId.optional() })

const asked = {
  /** All of them must be free; without any one hall of the space is enough. */
  hallIds: listOf(queryId).optional(),
  /** A booking that is being changed; it does not block itself (V381). */
  reserveId: queryId.optional(),
  /** An event that is being changed; the halls that it holds do not block itself. */
  eventId: queryId.optional(),
  spaceId: queryId.optional(),
}

export const slots = calls({
  'GET /spaces/:id/halls': {
    summary: 'Lists the halls of a space, the smallest first; `capacity` leaves out smaller ones, `date` those without a free slot on that day',
    access: 'anyone',
    query: z.object({ date: date.optional(), capacity: decimal(z.int().min(1).max(1_000_000)).optional() }),
    reply: itemsOf(hall),
  },
  'GET /spaces/:id/reservations/available-days': {
    summary: 'Lists the days of a month with a free slot, this month by default',
    access: 'signedIn',
    params,
    aliases: ['GET /spaces/reservations/available-days'],
    query: z.object({
      ...asked,
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    reply: z.object({ days: z.array(date) }),
    refusals: ['notFound'],
  },
  'GET /spaces/:id/reservations/available-slots': {
    summary: 'Lists the slots of a day within the opening hours, half an hour each',
    access: 'signedIn',
    params,
    aliases: ['GET /spaces/reservations/available-slots'],
    query: z.object({ ...asked, date }),
    reply: itemsOf(slot),
    refusals: ['notFound', 'spaceClosed'],
  },
  'GET /spaces/:id/reservations/halls': {
    summary: 'Lists the halls of a space with the slots of a day; halls without slots on a closed day',
    access: 'signedIn',
    query: z.object({ date, reserveId: queryId.optional() }),
    reply: itemsOf(hall.extend({ slots: z.array(slot) })),
    refusals: ['notFound'],
  },
  'GET /spaces/:id/reservations/series': {
    summary: 'Lists the meetings of a series from a date on, each with what prevents it and other halls and times of its day',
    access: 'signedIn',
    query: z.object({
      hallId: queryId,
      date,
      start: time,
      end: endTime,
      every: z.enum(seriesStepNames),
      count: decimal(z.int().min(2).max(bookingCounts.series)),
    }),
    reply: itemsOf(seriesDay),
    refusals: ['notFound'],
  },
  'GET /spaces/:id/reservations/event-time': {
    summary: 'Checks whether an event can have halls at a time, as its publication does, and proposes free hours and days',
    access: 'signedIn',
    query: z.object({ hallIds: listOf(queryId).optional(), eventId: queryId.optional(), dateStart: eventInstant, dateEnd: eventInstant }),
    reply: eventTime,
    refusals: ['notFound'],
  },
  'GET /spaces/common-times': {
    summary: 'Lists the next days with times at which several spaces are open and each has a free hall, within a month',
    access: 'signedIn',
    limit: 'commonTimes',
    query: z.object({
      spaceIds: listOf(queryId).pipe(z.array(id).min(1).max(bookingCounts.commonSpaces)),
      /** Today by default. */
      from: date.optional(),
      minutes: decimal(z.int().min(30).max(1_440)),
      eventId: queryId.optional(),
    }),
    reply: itemsOf(commonDay),
  },
})
