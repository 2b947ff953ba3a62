import type { Db, Tx } from '../../kernel/db.ts'
import { addDeliveries, type Planned, type Receiver, receiversOf } from './deliveries-store.ts'
import { defaultChoice, dueAt, hasOwnLetter, kindOf } from './rules.ts'

type Plan = { notificationId: number; now: Date }

/** Schedules the emails and pushes of a notification. */
export const planDeliveries = (db: Db, { notificationId, now }: Plan) =>
  db.transaction().execute(async (tx) => {
    const type = await typeOf(tx, notificationId)
    if (type === null) return
    const receivers = await receiversOf(tx, notificationId, kindOf(type))
    await addDeliveries(
      tx,
      receivers.flatMap((receiver) => deliveriesTo(receiver, type, now)),
    )
  })

const deliveriesTo = (receiver: Receiver, type: number, now: Date): Planned[] => {
  const defaults = defaultChoice(kindOf(type))
  const due_at = dueAt(quietHoursOf(receiver), now)
  const channels = [
    ...((receiver.wants_email ?? defaults.email) && receiver.email && !hasOwnLetter(type) ? (['email'] as const) : []),
    ...((receiver.wants_push ?? defaults.push) && receiver.has_push ? (['push'] as const) : []),
  ]
  return channels.map((channel) => ({ recipient_id: receiver.recipient_id, channel, due_at }))
}

const quietHoursOf = ({ from_minute, to_minute, zone }: Receiver) =>
  from_minute === null || to_minute === null || zone === null ? null : { from_minute, to_minute, zone }

const typeOf = async (tx: Tx, id: number): Promise<number | null> =>
  (await tx.selectFrom('notifications').select('type').where('id', '=', id).executeTakeFirst())?.type ?? null
