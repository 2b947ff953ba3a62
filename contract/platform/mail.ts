import { z } from 'zod'
import { calls } from '../kit.ts'
import { instant, line, ok, pageOf, paging } from '../shapes.ts'
import { mailCheckStates, mailRecords, suppressionReasons } from './limits.ts'

/** The domain that emails are sent from, and the addresses that get no mailings, for administrators. */

const check = z.object({
  record: z.enum(mailRecords),
  /** The DNS name of the record. */
  name: z.string(),
  state: z.enum(mailCheckStates),
  /** The text that the DNS has; null without one. */
  found: z.string().nullable(),
  /** A text that would be right; null where it depends on the mail server. */
  expected: z.string().nullable(),
})
export type MailCheck = z.output<typeof check>

const email = line(254).pipe(z.string().min(3))

const suppression = z.object({
  email: z.string(),
  reason: z.enum(suppressionReasons),
  /** The answer of the mail server; null for a complaint. */
  answer: z.string().nullable(),
  createdAt: instant,
})
export type MailSuppression = z.output<typeof suppression>

export const mail = calls({
  'GET /admin/mail': {
    summary: 'Checks the DNS records of the domain that emails are sent from: SPF, DKIM (RFC 6376) and DMARC (RFC 7489)',
    access: 'admin',
    reply: z.object({
      /** MAIL_FROM. */
      from: z.string(),
      /** False if emails stay in the inbox of a demo; its domain is not checked. */
      isReal: z.boolean(),
      checks: z.array(check),
    }),
  },
  'GET /admin/mail/suppressions': {
    summary: 'Lists addresses that get no mailings until their users confirm them again, the latest first',
    access: 'admin',
    query: z.object({ reason: z.enum(suppressionReasons).optional(), email: line(254).optional(), ...paging(50) }),
    reply: pageOf(suppression),
  },
  'POST /admin/mail/suppressions/lift': {
    summary: 'Lets an address get mailings again, for example after its mail server was mended',
    access: 'admin',
    body: z.strictObject({ email }),
    reply: ok,
    refusals: ['notFound'],
  },
})
