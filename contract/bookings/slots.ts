import { z } from 'zod'
import { decimal } from '../decimal.ts'
import { calls } from '../kit.ts'
import { date, itemsOf, listOf, queryId } from '../shapes.ts'
import { endTime, time } from '../spaces/hours.ts'
import { hall } from '../spaces/spaces.ts'

/** Free days and slots of halls, common to meetings and events (A148). Times are those of the clock of the space. */

const slot = z.object({ start: time, end: endTime, available: z.boolean() })
export type Slot = z.output<typeof slot>

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
})
