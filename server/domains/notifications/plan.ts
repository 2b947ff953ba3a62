import type { Db, Tx } from '../../kernel/db.ts'
import { type QueuedMessage, queueMessages } from '../../kernel/outbox/queue.ts'
import { type Receiver, receiversOf } from './deliveries-store.ts'
import { notificationKind } from './messages.ts'
import { defaultChoice, dueAt, hasOwnLetter, kindOf } from './rules.ts'

type Plan = { notificationId: number; now: Date }

/** Queues the emails and pushes of a notification; those of quiet hours leave at their end. */
export const queueDeliveries = (db: Db, { notificationId, now }: Plan) =>
  db.transaction().execute(async (tx): Promise<void> => {
    const type = await typeOf(tx, notificationId)
    if (type === null) return
    const receivers = await receiversOf(tx, notificationId, kindOf(type))
    await queueMessages(
      tx,
      receivers.flatMap((receiver) => messagesTo(receiver, type, now)),
      now,
    )
  })

const messagesTo = (receiver: Receiver, type: number, now: Date): QueuedMessage[] => {
  const defaults = defaultChoice(kindOf(type))
  const notBefore = dueAt(quietHoursOf(receiver), now)
  const channels = [
    ...((receiver.wants_email ?? defaults.email) && receiver.email && !hasOwnLetter(type) ? (['email'] as const) : []),
    ...((receiver.wants_push ?? defaults.push) && receiver.has_push ? (['push'] as const) : []),
  ]
  const { recipient_id: recipientId, user_id: userId } = receiver
  const message = { kind: notificationKind, subject: `recipient/${recipientId}`, to: { userId }, payload: { recipientId }, notBefore }
  return channels.map((channel) => ({ ...message, channel }))
}

const quietHoursOf = ({ from_minute, to_minute, zone }: Receiver) =>
  from_minute === null || to_minute === null || zone === null ? null : { from_minute, to_minute, zone }

const typeOf = async (tx: Tx, id: number): Promise<number | null> =>
  (await tx.selectFrom('notifications').select('type').where('id', '=', id).executeTakeFirst())?.type ?? null
