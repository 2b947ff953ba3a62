import { z } from 'zod'
import { email } from '../accounts/sign-in.ts'
import { calls } from '../kit.ts'
import { id, itemsOf, ok, sentBack } from '../shapes.ts'

/** Letters that come regularly, such as the weekly digest: who gets them, and how one stops them. */

const subscription = z.object({ mailing_type_id: id, title: z.string(), enabled: z.boolean() })
const hash = z.string().min(1).max(200)

export const mailings = calls({
  'POST /subscribes/add': {
    summary: 'Subscribes an address to a kind of mailing; harmless when repeated',
    access: 'anyone',
    limit: 'subscribing',
    body: z.strictObject({ email, mailing_type_id: id }),
    reply: ok,
    refusals: ['emailInvalid', 'emailDomainBlocked', 'mailingUnknown'],
  },
  'GET /user/subscriptions': { summary: 'Kinds of mailings and whether the caller gets them', access: 'signedIn', reply: itemsOf(subscription) },
  'POST /user/subscriptions': {
    summary: 'Switches a kind of mailing on or off',
    access: 'signedIn',
    body: sentBack(subscription, z.strictObject({ mailing_type_id: id, enabled: z.boolean() })),
    reply: itemsOf(subscription),
    refusals: ['mailingUnknown', 'emailRequired'],
  },
  'POST /mailing/unsubscribe': {
    summary: 'Stops letters by the link of one of them, without signing in',
    access: 'anyone',
    body: z.strictObject({ hash, mailing_type_id: id.optional() }),
    reply: z.object({ email: z.string() }),
    refusals: ['linkInvalid'],
  },
  'POST /mailing/subscribe': {
    summary: 'Takes an unsubscribing back',
    access: 'anyone',
    body: z.strictObject({ hash }),
    reply: z.object({ email: z.string() }),
    refusals: ['linkInvalid'],
  },
})
