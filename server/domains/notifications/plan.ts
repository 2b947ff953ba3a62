import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import { type QueuedMessage, queueMessages } from '../../kernel/outbox/queue.ts'
import { type Receiver, receiversOf } from './deliveries-store.ts'
import { notificationKind } from './messages.ts'
import { defaultChoice, dueAt, hasOwnLetter, isOccasionWithOwnLetter, kindOf } from './rules.ts'

type Plan = { notificationId: number; now: Date }

/** Queues the emails and pushes of a notification; those of quiet hours leave at their end. */
export const queueDeliveries = (db: Db, { notificationId, now }: Plan) =>
  db.transaction().execute(async (tx): Promise<void> => {
    const notification = await typeOf(tx, notificationId)
    if (!notification) return
    const receivers = await receiversOf(tx, notificationId, kindOf(notification.type))
    await queueMessages(
      tx,
      receivers.flatMap((receiver) => messagesTo(receiver, notification, now)),
      now,
    )
  })

type Planned = { type: number; occasion: string | null }

const messagesTo = (receiver: Receiver, { type, occasion }: Planned, now: Date): QueuedMessage[] => {
  const defaults = defaultChoice(kindOf(type))
  const notBefore = dueAt(quietHoursOf(receiver), now)
  const channels = [
    ...((receiver.wants_email ?? defaults.email) && receiver.email && !hasOwnLetter(type) && !isOccasionWithOwnLetter(occasion)
      ? (['email'] as const)
      : []),
    ...((receiver.wants_push ?? defaults.push) && receiver.has_push ? (['push'] as const) : []),
  ]
  const { recipient_id: recipientId, user_id: userId } = receiver
  const message = { kind: notificationKind, subject: `recipient/${recipientId}`, to: { userId }, payload: { recipientId }, notBefore }
  return channels.map((channel) => ({ ...message, channel }))
}

const quietHoursOf = ({ from_minute, to_minute, zone }: Receiver) =>
  from_minute === null || to_minute === null || zone === null ? null : { from_minute, to_minute, zone }

/** Index: the primary key. */
const typeOf = (tx: Tx, id: number): Promise<Planned | undefined> =>
  tx
    .selectFrom('notifications')
    .select(['type', sql<string | null>`data->>'kind'`.as('occasion')])
    .where('id', '=', id)
    .executeTakeFirst()
