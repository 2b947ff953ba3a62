import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { id, instant, itemsOf, ok, pageOf, paging, timezone } from '../shapes.ts'

/** The bell, and emails and pushes by kind and channel, never in quiet hours. */

/** Kinds that a user may switch on and off; each notification type belongs to one. */
export const notificationKinds = ['participation', 'contacts', 'following', 'teams', 'organizing', 'system'] as const
export type NotificationKind = (typeof notificationKinds)[number] | 'tableExportReady'
export const notification = z.object({
  /** The id of the personal delivery; for a global notification the id of the common record. */
  id,
  type: z.int(),
  title: z.string(),
  text: z.string(),
  data: z.object({
    userId: id.optional(),
    userName: z.string().optional(),
    eventId: id.optional(),
    eventName: z.string().optional(),
    decision: z.enum(['approved', 'wait', 'declined']).nullable().optional(),
    linkHref: z.string().optional(),
    quizUrl: z.string().optional(),
  }),
  createdAt: instant,
  /** Null for global notifications, which are never marked as read. */
  received: z.boolean().nullable(),
  global: z.boolean(),
  notificationId: id,
})
export type Notification = z.output<typeof notification>

const minuteOfDay = z.int().min(0).max(1439)
const preferences = z.strictObject({
  kinds: z.array(z.strictObject({ kind: z.enum(notificationKinds), email: z.boolean(), push: z.boolean() })).max(notificationKinds.length),
  /** Minutes of the day in the zone; the interval may cross midnight. */
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
    summary: 'Lists notifications of the caller and global ones, the newest first',
    access: 'signedIn',
    query: z.object(paging(pageSizes.notifications)),
    reply: pageOf(notification),
    aliases: ['GET /notifications'],
  },
  'GET /user/notifications/global': { summary: 'Lists the current global notifications', access: 'anyone', reply: itemsOf(notification) },
  'GET /user/notifications/count': { summary: 'Returns the number of unread notifications', access: 'signedIn', reply: z.object({ count: z.int() }) },
  'POST /user/notifications/received': {
    summary: 'Marks some or all notifications as read; returns the number of unread ones',
    access: 'signedIn',
    body: z
      .strictObject({ ids: z.array(id).max(1000).optional(), all: z.boolean().optional() })
      .refine(({ ids, all }) => ids !== undefined || all, { path: ['ids'] }),
    reply: z.object({ count: z.int() }),
    aliases: ['POST /notifications/received'],
  },
  'GET /user/notification-preferences': {
    summary: 'Returns the notification kinds and quiet hours of the caller',
    access: 'signedIn',
    reply: preferences,
  },
  'PUT /user/notification-preferences': {
    summary: 'Changes the notification kinds and quiet hours of the caller',
    access: 'signedIn',
    body: preferences,
    reply: preferences,
  },
  'GET /push/key': { summary: 'Returns the public key for push subscriptions', access: 'anyone', reply: z.object({ key: z.string() }) },
  'POST /user/push-subscriptions': {
    summary: 'Subscribes this browser to pushes',
    access: 'signedIn',
    body: z.strictObject({ endpoint: pushEndpoint, keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }) }),
    reply: ok,
    refusals: ['pushAddressRefused'],
  },
  'DELETE /user/push-subscriptions': {
    summary: 'Unsubscribes this browser from pushes',
    access: 'signedIn',
    query: z.object({ endpoint: pushEndpoint }),
    reply: ok,
  },
})
