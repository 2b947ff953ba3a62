import type { NotificationType } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notificationCreated } from './facts.ts'
import { addNotification, addRecipients, type NotificationData } from './store.ts'

type Notice = {
  to: readonly number[]
  type: NotificationType
  data: NotificationData
  /** The text in each language, where a user wrote it. */
  texts?: Record<string, string>
  /** Idempotency key: a second notice with the same key is ignored. */
  key?: string
}

/**
 * Adds a notification to the bells of users, in the caller's transaction. Emails and pushes are sent after the commit.
 * False if a notice with its key exists.
 */
export const notify = async ({ announce, clock }: Pick<Resources, 'announce' | 'clock'>, tx: Tx, { to, ...notice }: Notice): Promise<boolean> => {
  const id = await addNotification(tx, { ...notice, now: clock() })
  if (id === null) return false
  await addRecipients(tx, id, to, clock())
  await announce(tx, notificationCreated, { notificationId: id })
  return true
}
