import { z } from 'zod'
import { eventCard, eventExpansions } from '../events/events.ts'
import { calls } from '../kit.ts'
import { expand, id, line, pageOf, paging } from '../shapes.ts'
import { ownerEvent } from './events.ts'
import { cabinetPageSizes, seriesUrlLength } from './limits.ts'

/** Series: a main event and the events chained to it, with an address of their own. */

/** Latin letters, digits and single hyphens, at least one letter; capitals become small letters. */
export const seriesUrl = z
  .string()
  .max(200)
  .transform((url) => url.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(seriesUrlLength.min)
      .max(seriesUrlLength.max)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .refine((url) => /[a-z]/.test(url)),
  )

export const series = calls({
  'GET /owner/events/:id/sequence': {
    summary: 'Returns the series of an event by date; drafts of other organizers are absent. An event alone is a series of one',
    access: 'signedIn',
    query: z.object({ expand: expand(eventExpansions) }),
    reply: z.object({ masterEventId: id, url: z.string().nullable(), items: z.array(ownerEvent) }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/event-sequence-url': {
    summary: 'Sets the address of a series; null removes it',
    access: 'signedIn',
    body: z.strictObject({ masterId: id, url: seriesUrl.nullable() }),
    reply: z.object({ masterId: id, url: z.string().nullable() }),
    refusals: ['notFound', 'forbidden', 'seriesUrlTaken', 'notMainEvent'],
  },
  'GET /event-series/:url': {
    summary: 'Returns a public series by its address: events that have not finished by date, then the finished ones, the latest first',
    access: 'anyone',
    shared: ['events'],
    params: z.object({ url: line(100) }),
    query: z.object({ expand: expand(eventExpansions), ...paging(cabinetPageSizes.seriesEvents) }),
    reply: pageOf(eventCard).extend({ masterEventId: id, url: z.string(), name: z.string() }),
    refusals: ['notFound'],
  },
})
