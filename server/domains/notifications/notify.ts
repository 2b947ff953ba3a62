import type { NotificationType } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notificationCreated } from './facts.ts'
import { addNotification, addRecipients, type NotificationData } from './store.ts'

type Notice = {
  to: readonly number[]
  type: NotificationType
  data: NotificationData
  /** Of notices with the same key only the first is written. */
  key?: string
}

/** Puts a notice into the bells of people, in the transaction of what happened; letters and pushes follow after its commit. */
export const notify = async ({ announce, clock }: Pick<Resources, 'announce' | 'clock'>, tx: Tx, { to, ...notice }: Notice) => {
  const id = await addNotification(tx, { ...notice, now: clock() })
  if (id === null) return
  await addRecipients(tx, id, to, clock())
  await announce(tx, notificationCreated, { notificationId: id })
}
