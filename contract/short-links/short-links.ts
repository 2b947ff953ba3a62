import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { queueCalls } from '../moderation/queue-calls.ts'
import { date, id, instant, line, ok, pageOf, paging, sentBack, url } from '../shapes.ts'
import { maxShortLinkVisitors, shortLinkCommentLength, shortLinkModerations, shortNameLengths, shortNamePattern } from './limits.ts'

/** Short links: an address of a few letters that leads anywhere, with the number of its visitors. */

const name = z
  .string()
  .max(200)
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(z.string().min(shortNameLengths.min).max(shortNameLengths.max).regex(shortNamePattern))

/** Parsers drop line breaks, so that the address would be another one than the typed. */
const target = z
  .string()
  .refine((typed) => !/\p{Cc}/u.test(typed.trim()))
  .pipe(url)

const shortUrl = z.object({
  id,
  name: z.string(),
  url: z.string(),
  /** Visitors, each counted once (V033). Robots and previews are not counted. */
  uniqueClicks: z.int(),
  userId: id,
  /** The whole address. */
  shortUrl: z.string(),
  /** The link leads nowhere from this time on. */
  expiresAt: instant.nullable(),
  /** The number of visitors after which new ones are refused. */
  visitorLimit: z.int().nullable(),
  moderation: z.enum(shortLinkModerations),
  /** Why staff blocked the link. */
  moderationComment: z.string().nullable(),
  createdAt: instant,
})
export type ShortUrl = z.output<typeof shortUrl>

const settings = {
  expiresAt: instant.nullable().optional(),
  visitorLimit: z.int().min(1).max(maxShortLinkVisitors).nullable().optional(),
}

export const shortLinks = calls({
  'GET /owner/short-urls': {
    summary: 'Lists the short links of the caller, the newest first; the search covers names and addresses',
    access: 'signedIn',
    query: z.object({ search: line(200).optional(), ...paging(pageSizes.shortUrls) }),
    reply: pageOf(shortUrl),
  },
  'POST /owner/short-urls': {
    summary: 'Creates a short link',
    access: 'signedIn',
    limit: 'organizing',
    body: z.strictObject({ name, url: target, ...settings }),
    reply: shortUrl,
    refusals: ['shortNameTaken', 'shortNameReserved', 'shortLinkAddress', 'shortLinkLoop', 'tooManyEntries'],
  },
  'GET /owner/short-urls/:id': {
    summary: 'Returns a short link of the caller',
    access: 'signedIn',
    reply: shortUrl,
    refusals: ['forbidden'],
  },
  'PUT /owner/short-urls/:id': {
    summary: 'Changes a short link; the number of its visitors stays',
    access: 'signedIn',
    limit: 'organizing',
    body: sentBack(shortUrl, z.strictObject({ name: name.optional(), url: target.optional(), ...settings })),
    reply: shortUrl,
    refusals: ['forbidden', 'shortNameTaken', 'shortNameReserved', 'shortLinkAddress', 'shortLinkLoop', 'shortLinkBlocked'],
  },
  'DELETE /owner/short-urls/:id': {
    summary: 'Deletes a short link with its statistics; the name of one that staff blocked stays taken',
    access: 'signedIn',
    reply: ok,
    refusals: ['forbidden', 'shortLinkBlocked'],
  },
  'GET /owner/short-urls/:id/statistics': {
    summary: 'Returns the visitors of a short link in the last 90 days by day and by source',
    access: 'signedIn',
    reply: z.object({
      uniqueClicks: z.int(),
      /** Days with visitors, in the time zone UTC, the earliest first. */
      days: z.array(z.object({ date, visitors: z.int() })),
      /** `qr`, `direct`, or the site that the visitors came from; the largest first, 20 at most. */
      sources: z.array(z.object({ source: z.string(), visitors: z.int() })),
    }),
    refusals: ['forbidden'],
  },
  'GET /owner/short-urls/:id/qr': {
    summary: 'Returns the QR code of a short link, with the sign of the site in its middle',
    access: 'signedIn',
    query: z.object({ format: z.enum(['png', 'svg']).default('png') }),
    reply: { mediaType: 'image/*' },
    refusals: ['forbidden'],
  },
  'GET /short-url/:name': {
    summary: 'Returns the address that a short link leads to, and counts the visitor once',
    access: 'anyone',
    params: z.object({ name: z.string().max(200) }),
    query: z.object({
      /** Passed on to the address as its query `id` (A159). */
      id: line(200).optional(),
      /** Where the visitor comes from: `qr`, or the host of the page with the link. */
      source: line(100).optional(),
    }),
    reply: z.object({ url: z.string() }),
    refusals: ['notFound', 'shortLinkEnded'],
  },
})

const reviewedLink = z.object({
  id,
  name: z.string(),
  url: z.string(),
  uniqueClicks: z.int(),
  user: z.object({ id, name: z.string() }),
  moderation: z.enum(shortLinkModerations),
  moderationComment: z.string().nullable(),
  createdAt: instant,
})

export const shortLinkQueue = queueCalls({
  name: 'shortLinks',
  path: 'short-urls',
  summaries: {
    list: 'Lists short links to other sites: those that nobody looked at by longest wait, others by latest first',
    decide: 'Allows or blocks a short link; a blocked one leads nowhere, and its owner is notified',
  },
  item: reviewedLink,
  statuses: shortLinkModerations,
  decisions: ['approved', 'declined'],
  reasons: ['inappropriate', 'wrongData'],
  commentLength: shortLinkCommentLength,
})
