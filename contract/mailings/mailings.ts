import { z } from 'zod'
import { email } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { id, itemsOf, ok, sentBack, sentBytes } from '../shapes.ts'
import { maxReportBytes } from './limits.ts'

/** Subscriptions to regular emails, such as the weekly digest, and the unsubscribe link of every mailing. */

const subscription = z.object({ mailing_type_id: id, title: z.string(), enabled: z.boolean() })
const hash = z.string().min(1).max(200)
const bodyOfLink = z.strictObject({ hash, mailing_type_id: id.optional() })

/** The address of a link with the kind of letters that it switches; kinds of notifications have no mailing type. */
const switched = z.object({ email: z.string(), title: z.string(), mailing_type_id: id.nullable() })

export const mailings = calls({
  'POST /subscribes/add': {
    summary: 'Subscribes an address to a mailing type; idempotent',
    access: 'anyone',
    limit: 'subscribing',
    body: z.strictObject({ email, mailing_type_id: id }),
    reply: ok,
    refusals: ['emailInvalid', 'emailDomainBlocked', 'mailingUnknown'],
  },
  'GET /user/subscriptions': {
    summary: 'Lists the mailing types with the subscriptions of the caller',
    access: 'signedIn',
    reply: itemsOf(subscription),
  },
  'POST /user/subscriptions': {
    summary: 'Switches a mailing type on or off',
    access: 'signedIn',
    body: sentBack(subscription, z.strictObject({ mailing_type_id: id, enabled: z.boolean() })),
    reply: itemsOf(subscription),
    refusals: ['mailingUnknown', 'emailRequired'],
  },
  'GET /mailing/unsubscribe': {
    summary: 'Returns the address and the kind of letters of an unsubscribe link; changes nothing',
    access: 'anyone',
    query: z.object({ hash }),
    reply: switched.extend({ enabled: z.boolean() }),
    refusals: ['linkInvalid'],
  },
  'POST /mailing/unsubscribe': {
    summary: 'Unsubscribes by the link of an email, without signing in: from its kind of letters, or from a mailing type',
    access: 'anyone',
    body: bodyOfLink,
    reply: switched,
    refusals: ['linkInvalid', 'mailingUnknown'],
  },
  'POST /mailing/subscribe': {
    summary: 'Undoes an unsubscription',
    access: 'anyone',
    body: bodyOfLink,
    reply: switched,
    refusals: ['linkInvalid', 'mailingUnknown'],
  },
  'POST /mailing/reports': {
    summary: 'Receives a bounce or complaint as a raw message (RFC 3464, RFC 5965) from the mail server; MAIL_REPORTS_TOKEN authorizes the call',
    access: 'anyone',
    takes: { as: 'bytes', maxBytes: maxReportBytes },
    body: sentBytes,
    reply: ok,
    refusals: ['notFound', 'forbidden', 'fileTooLarge'],
  },
})
