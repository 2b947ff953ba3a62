import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { id, instant, itemsOf, ok, pageOf, paging, timezone } from '../shapes.ts'

/** The bell, and what is sent beside it: letters and pushes, by kind and channel, never in quiet hours. */

/** What a person may switch on and off; each type of notification belongs to one. */
export const notificationKinds = ['participation', 'contacts', 'following', 'teams', 'organizing', 'system'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Occasions of notices of a general type that have words of their own. */
export type NoticeOccasion =
  | 'consentOverdue'
  | 'consentApproved'
  | 'consentDeclined'
  | 'consentExpired'
  | 'exportReady'
  | 'educationDecided'
  | 'employmentDecided'
  | 'deletionDeclined'
  | 'mergeDecided'

export const notification = z.object({
  /** The personal delivery; for a global one the common record. */
  id,
  type: z.int(),
  title: z.string(),
  text: z.string(),
  data: z.object({
    userId: id.optional(),
    userName: z.string().optional(),
    eventId: id.optional(),
    eventName: z.string().optional(),
    decision: z.enum(['approved', 'declined']).nullable().optional(),
    linkHref: z.string().optional(),
    quizUrl: z.string().optional(),
  }),
  createdAt: instant,
  /** Null for global ones, which are never marked. */
  received: z.boolean().nullable(),
  global: z.boolean(),
  notificationId: id,
})
export type Notification = z.output<typeof notification>

const minuteOfDay = z.int().min(0).max(1439)
const preferences = z.strictObject({
  kinds: z.array(z.strictObject({ kind: z.enum(notificationKinds), email: z.boolean(), push: z.boolean() })).max(notificationKinds.length),
  /** Minutes of the day in the zone; a span may pass midnight. */
  quietHours: z.strictObject({ from: minuteOfDay, to: minuteOfDay, zone: timezone }).nullable(),
})
export type NotificationPreferences = z.output<typeof preferences>

const pushEndpoint = z.url({ protocol: /^https$/ }).max(1000)
const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes)

export const notifications = calls({
  'GET /user/notifications': {
    summary: 'Notifications of the caller and global ones, newest first',
    access: 'signedIn',
    query: z.object(paging(pageSizes.notifications)),
    reply: pageOf(notification),
    aliases: ['GET /notifications'],
  },
  'GET /user/notifications/global': { summary: 'What is told to everybody now', access: 'anyone', reply: itemsOf(notification) },
  'GET /user/notifications/count': { summary: 'How many are unread', access: 'signedIn', reply: z.object({ count: z.int() }) },
  'POST /user/notifications/received': {
    summary: 'Marks some or all as read; answers how many stay unread',
    access: 'signedIn',
    body: z
      .strictObject({ ids: z.array(id).max(1000).optional(), all: z.boolean().optional() })
      .refine(({ ids, all }) => ids !== undefined || all, { path: ['ids'] }),
    reply: z.object({ count: z.int() }),
    aliases: ['POST /notifications/received'],
  },
  'GET /user/notification-preferences': { summary: 'What is sent to the caller, and when not', access: 'signedIn', reply: preferences },
  'PUT /user/notification-preferences': { summary: 'Chooses what is sent, and when not', access: 'signedIn', body: preferences, reply: preferences },
  'GET /push/key': { summary: 'The public key a browser subscribes with', access: 'anyone', reply: z.object({ key: z.string() }) },
  'POST /user/push-subscriptions': {
    summary: 'Sends pushes to this browser from now on',
    access: 'signedIn',
    body: z.strictObject({ endpoint: pushEndpoint, keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }) }),
    reply: ok,
    refusals: ['pushAddressRefused'],
  },
  'DELETE /user/push-subscriptions': {
    summary: 'No more pushes to this browser',
    access: 'signedIn',
    query: z.object({ endpoint: pushEndpoint }),
    reply: ok,
  },
})
