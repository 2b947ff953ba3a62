import { z } from 'zod'
import { email } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { id, itemsOf, ok, sentBack } from '../shapes.ts'

/** Regular emails, such as the weekly digest: subscribing and unsubscribing. */

const subscription = z.object({ mailing_type_id: id, title: z.string(), enabled: z.boolean() })
const hash = z.string().min(1).max(200)

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
  'POST /mailing/unsubscribe': {
    summary: 'Unsubscribes by the link of an email, without signing in',
    access: 'anyone',
    body: z.strictObject({ hash, mailing_type_id: id.optional() }),
    reply: z.object({ email: z.string() }),
    refusals: ['linkInvalid'],
  },
  'POST /mailing/subscribe': {
    summary: 'Undoes an unsubscription',
    access: 'anyone',
    body: z.strictObject({ hash }),
    reply: z.object({ email: z.string() }),
    refusals: ['linkInvalid'],
  },
})
