import { notificationTypes } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawNotice } from '../notifications/withdraw.ts'
import { reminderKey } from '../participation/remind.ts'
import { changeLife, type LifeCtx } from './change-life.ts'
import { withdrawChangeNotice } from './change-notice.ts'
import { obstacleTo } from './life.ts'
import { cancelledKind } from './messages.ts'
import type { OwnEvent } from './own-event.ts'
import { registrantsOf } from './registrants.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventCanceled') => Refusal }

/** Cancels an event for good. Registrants and the other organizers are notified in the transaction of the change (V138, V139). */
export const cancelEvent = (ctx: Ctx, eventId: number, reason: string | undefined) =>
  changeLife(ctx, { eventId, action: 'cancel' }, async (tx, event) => {
    const obstacle = obstacleTo('cancel', event.status)
    if (obstacle) throw ctx.refuse(obstacle)
    await withdrawChangeNotice(tx, eventId)
    if (event.date_start) await withdrawNotice(tx, reminderKey(eventId, event.date_start))
    await notifyOfCancellation(ctx, tx, event)
    return { status: 'canceled', cancel_reason: reason || null }
  })

/** Three statements, however many users registered. */
const notifyOfCancellation = async (ctx: Ctx, tx: Tx, { id, owner_ids }: OwnEvent) => {
  const otherOwners = owner_ids.filter((ownerId) => ownerId !== ctx.actor.id)
  const to = [...new Set([...(await registrantsOf(tx, id)), ...otherOwners])]
  if (to.length === 0) return
  await notify(ctx, tx, { to, type: notificationTypes.eventCancelled, data: { eventId: id }, key: `cancelled/${id}` })
  const letter = { kind: cancelledKind, subject: `event/${id}`, payload: { eventId: id } }
  await queueMessages(
    tx,
    to.map((userId) => ({ ...letter, to: { userId } })),
    ctx.now,
  )
}
