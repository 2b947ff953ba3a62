import { z } from 'zod'
import { event } from '../events/events.ts'
import { formats } from '../events/filters.ts'
import { calls } from '../kit.ts'
import { draftLengths } from '../organizing/limits.ts'
import { id, instant, line } from '../shapes.ts'
import { calendarBytes, calendarLength } from './limits.ts'

/** Fields of a draft as another site or calendar states them; missing ones are absent. */
const importedFields = z.object({
  name: z.string().optional(),
  /** Sanitized HTML. */
  info: z.string().optional(),
  format: z.enum(formats).optional(),
  place: z.object({ name: z.string(), address: z.string(), cityId: id.nullable() }).optional(),
  dateStart: instant.optional(),
  dateEnd: instant.optional(),
  /** A zone such as Asia/Almaty, or an offset such as +05:00. */
  timezone: z.string().optional(),
  live: z.array(z.object({ url: z.string(), title: z.string() })).optional(),
  broadcast: z.boolean().optional(),
})
export type ImportedFields = z.output<typeof importedFields>

const duplicate = z.object({ id, name: z.string(), dateStart: instant, timezoneName: z.string(), status: event.shape.status, isOwn: z.boolean() })

const imported = z.object({
  /** Calendar: an iCalendar file (RFC 5545). Page: an Event of schema.org in JSON-LD. */
  source: z.enum(['calendar', 'page']),
  /** The events of the source; the first one that has not started is returned, or else the last one. */
  count: z.int(),
  /** The body of `POST /events/draft`. */
  fields: importedFields,
  cityName: z.string().nullable(),
  /** Own events and public ones of about the same time with nearly the same name. */
  duplicates: z.array(duplicate),
})
export type ImportedEvent = z.output<typeof imported>

export const importing = calls({
  'POST /events/import': {
    summary: 'Reads one event of a public page or an iCalendar file, without saving it',
    access: 'signedIn',
    limit: 'importing',
    bodyBytes: calendarBytes,
    body: z.strictObject({
      /** The public page or calendar; `webcal:` is read over https. */
      url: line(draftLengths.url).optional(),
      /** The text of an iCalendar file, instead of an address. */
      calendar: z.string().max(calendarLength).optional(),
    }),
    reply: imported,
    refusals: ['importUnreachable', 'importEmpty'],
  },
})
