import { z } from 'zod'
import type { ViewSource } from '../events/limits.ts'
import { calls } from '../kit.ts'
import { date, instant, itemsOf, listOf, queryId } from '../shapes.ts'

/** Reports about an own event: numbers, name badges, automatic emails. */

/** The codes of the automatic emails, in the order in which a participant receives them. */
export const mailCodes = ['registration', 'approved', 'declined', 'returned', 'reminder', 'changed', 'cancelled', 'certificate', 'feedback'] as const
export type MailCode = (typeof mailCodes)[number]

const count = z.int().min(0)

const eventStats = z.object({
  views: count,
  /** Registrations that were not cancelled: approved, waiting and declined ones. */
  requests: count,
  approved: count,
  wait: count,
  declined: count,
  attended: count,
  /** Approved participants by format. */
  online: count,
  offline: count,
  /** Issued certificates, without replaced and revoked ones. */
  certificates: count,
  /** Average of the ratings from 1 to 5; null without ratings. */
  rating: z.number().min(1).max(5).nullable(),
  ratingsCount: count,
})

const viewsBySource = z.object({
  search: count,
  social: count,
  direct: count,
  own: count,
  mailing: count,
  other: count,
} satisfies Record<ViewSource, typeof count>)

const statsDay = z.object({
  /** A day in the zone of the event. */
  date,
  views: count,
  viewsBySource,
  /** Registrations made on the day that were not cancelled. */
  requests: count,
  attended: count,
})
export type StatsDay = z.output<typeof statsDay>

const eventMail = z.object({
  code: z.enum(mailCodes),
  subject: z.string(),
  /** The email as a recipient sees it, in the language of the caller; the recipient is a sample. */
  html: z.string(),
  sentCount: count,
  lastSentAt: instant.nullable(),
})
export type EventMail = z.output<typeof eventMail>

export const eventReports = calls({
  'GET /owner/events/:id/stats': {
    summary: 'Returns the numbers of an own event',
    access: 'signedIn',
    reply: eventStats,
    refusals: ['notFound', 'forbidden'],
  },
  'GET /owner/events/:id/stats/days': {
    summary:
      'Returns views by source, registrations and attendance of each day, from the first day with any of them to the last; the latest 366 days',
    access: 'signedIn',
    reply: z.object({ timezoneName: z.string(), days: z.array(statsDay).max(366) }),
    refusals: ['notFound', 'forbidden'],
  },
  'GET /owner/events/:id/badges': {
    summary: 'Returns name badges of approved participants as PDF, eight on a page; `participantIds` chooses some, ids of other events are ignored',
    access: 'signedIn',
    query: z.object({ format: z.literal('pdf').optional(), participantIds: listOf(queryId).optional() }),
    reply: { mediaType: 'application/pdf', isStream: true },
    refusals: ['notFound', 'forbidden'],
  },
  'GET /owner/events/:id/mails': {
    summary: 'Lists the automatic emails of an own event with a preview and the number of sent ones',
    access: 'signedIn',
    reply: itemsOf(eventMail),
    refusals: ['notFound', 'forbidden'],
  },
})
