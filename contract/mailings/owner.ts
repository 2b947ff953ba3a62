import { z } from 'zod'
import { email } from '../accounts/sign-in.ts'
import { decimal } from '../decimal.ts'
import { calls } from '../kit.ts'
import { id, line, ok, pageOf, paging, queryId, sentBack } from '../shapes.ts'
import { mailingCodes, mailingExclusions, mailingStatuses, mailingsPageSizes, maxMailingEvents } from './limits.ts'
import { mailing, mailingChange, mailingRecipients, newMailing, newQuizMailing } from './shapes.ts'

/** Mailings of organizers: written in the cabinet, approved by staff, sent by a job. */

const code = decimal(z.literal(Object.values(mailingCodes)))
/** A state by its code or its name; `sended` is the customer's name of `sent`. */
const status = z.union([code, z.enum(mailingStatuses), z.literal('sended')])

const pages = paging(mailingsPageSizes.mailings)

/** Refusals of text with placeholders. */
const textRefusals = ['placeholderUnknown', 'placeholderNeedsEvent'] as const

export const ownMailings = calls({
  'GET /owner/mailings': {
    summary: 'Lists own mailings, the latest first',
    access: 'signedIn',
    query: z.object({ status: status.optional(), search: line(200).optional(), eventId: queryId.optional(), ...pages }),
    reply: pageOf(mailing),
  },
  'GET /owner/mailings/:id': {
    summary: 'Returns an own mailing with its progress; staff read every mailing',
    access: 'signedIn',
    reply: mailing,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/mailings': {
    summary: 'Creates a draft of a mailing, written in blocks or as HTML',
    access: 'signedIn',
    limit: 'organizing',
    body: newMailing,
    reply: mailing,
    refusals: ['forbidden', 'tooManyMailings', ...textRefusals],
  },
  'PUT /owner/mailings/:id': {
    summary: 'Changes a draft or a rejected mailing, which becomes a draft again; a missing field keeps its value',
    access: 'signedIn',
    body: sentBack(mailing, mailingChange),
    reply: mailing,
    refusals: ['notFound', 'forbidden', 'mailingNotEditable', ...textRefusals],
  },
  'DELETE /owner/mailings/:id': {
    summary: 'Deletes a draft or a rejected mailing',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden', 'mailingNotEditable'],
  },
  'POST /owner/mailings/:id/submit': {
    summary: 'Sends a draft to staff for approval',
    access: 'signedIn',
    reply: mailing,
    refusals: ['notFound', 'forbidden', 'mailingNotDraft', 'noRecipients', 'mailingIncomplete', ...textRefusals],
  },
  'POST /owner/mailings/:id/pause': {
    summary: 'Stops the sending of an approved mailing; letters in flight still leave. Staff pause every mailing',
    access: 'signedIn',
    reply: mailing,
    refusals: ['notFound', 'forbidden', 'mailingNotSending'],
  },
  'POST /owner/mailings/:id/resume': {
    summary: 'Continues a paused mailing',
    access: 'signedIn',
    reply: mailing,
    refusals: ['notFound', 'forbidden', 'mailingNotSending'],
  },
  'POST /owner/mailings/:id/test': {
    summary: "Sends a test letter to the caller's own confirmed address",
    access: 'signedIn',
    body: z.strictObject({ email: email.optional() }),
    reply: ok,
    refusals: ['notFound', 'forbidden', 'otherAddress', 'emailRequired'],
  },
  'GET /owner/mailings/:id/preview': {
    summary: 'Returns the letter as a real recipient gets it, without a link to unsubscribe',
    access: 'signedIn',
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string(), name: z.string() }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/mailings/recipients-count': {
    summary: 'Counts the users who would get a letter, and the excluded ones by reason',
    access: 'signedIn',
    body: z.strictObject({ recipients: mailingRecipients, quizId: id.optional() }),
    reply: z.object({
      count: z.int(),
      excluded: z.int(),
      reasons: z.array(z.object({ reason: z.enum(mailingExclusions), count: z.int() })),
    }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/mailings/link-events': {
    summary: 'Links a draft or a rejected mailing to own events, besides those it has',
    access: 'signedIn',
    body: z.strictObject({ mailingId: id, eventIds: z.array(id).min(1).max(maxMailingEvents) }),
    reply: mailing,
    refusals: ['notFound', 'forbidden', 'mailingNotEditable'],
  },
  'GET /owner/events/:id/mailings': {
    summary: 'Lists the mailings that are linked to an own event',
    access: 'signedIn',
    query: z.object(pages),
    reply: pageOf(mailing),
    refusals: ['notFound', 'forbidden'],
  },
  'GET /quizzes/:id/mailings': {
    summary: 'Lists the mailings about a quiz that the caller may edit',
    access: 'signedIn',
    query: z.object(pages),
    reply: pageOf(mailing),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /quizzes/:id/mailings': {
    summary: 'Creates a draft of a mailing that asks its recipients to answer a quiz',
    access: 'signedIn',
    limit: 'organizing',
    body: newQuizMailing,
    reply: mailing,
    refusals: ['notFound', 'forbidden', 'quizNotPublished', 'tooManyMailings', ...textRefusals],
  },
})
