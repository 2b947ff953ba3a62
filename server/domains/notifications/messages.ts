import type { MessageContext, MessageKind } from '../../kernel/outbox/kinds.ts'
import type { Resources } from '../../kernel/resources.ts'
import { deletePushTarget, pushTargetsOf } from './deliveries-store.ts'
import { letterAbout, linkTo } from './letters/about-notification.ts'
import { presentNotification } from './present.ts'
import { pushKeys } from './push-keys.ts'
import { findDelivered, type NotificationRow } from './store.ts'

export const notificationKind = 'notification'

type Context = MessageContext<{ recipientId: number }>

const email = async (context: Context, { db }: Resources) => {
  const row = await unreadOf(context, db)
  return row ? letterAbout(db, row, context) : null
}

const push = async (context: Context, { db, outside }: Resources): Promise<boolean> => {
  const row = await unreadOf(context, db)
  if (!row) return false
  const { title, text } = presentNotification(row, context.reader.locale)
  const message = { title, text, url: context.links.to(linkTo(row)), tag: String(row.notification_id) }
  const keys = await pushKeys(db)
  for (const target of await pushTargetsOf(db, row.user_id))
    if ((await outside.push.send(target, message, keys)) === 'gone') await deletePushTarget(db, target.id)
  return true
}

/** A notification that was read meanwhile is not sent. */
const unreadOf = async ({ reader, payload }: Context, db: Resources['db']): Promise<(NotificationRow & { user_id: number }) | null> => {
  const { user_id, locale } = reader
  const row = user_id === null ? undefined : await findDelivered(db, payload.recipientId, user_id, locale)
  return row && user_id !== null && row.received === false ? { ...row, user_id } : null
}

/** The email and the push of a notification of the bell. */
export const notificationMessages: MessageKind[] = [{ kind: notificationKind, email, push }]
