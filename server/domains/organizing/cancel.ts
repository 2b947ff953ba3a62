import { notificationTypes } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawNotice } from '../notifications/withdraw.ts'
import { reminderKey } from '../participation/remind.ts'
import { changeLife, type LifeCtx } from './change-life.ts'
import { withdrawChangeNotice } from './change-notice.ts'
import { eventCancelled } from './facts.ts'
import { obstacleTo } from './life.ts'
import { cancelledKind } from './messages.ts'
import { registrantsOf } from './registrants.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventCanceled') => Refusal }

/** Cancels an event for good; a job notifies the registrants and the other organizers (V138, V139). */
export const cancelEvent = (ctx: Ctx, eventId: number, reason: string | undefined) =>
  changeLife(ctx, { eventId, action: 'cancel' }, async (tx, event) => {
    const obstacle = obstacleTo('cancel', event.status)
    if (obstacle) throw ctx.refuse(obstacle)
    await withdrawChangeNotice(tx, eventId)
    if (event.date_start) await withdrawNotice(tx, reminderKey(eventId, event.date_start))
    await ctx.announce(tx, eventCancelled, { eventId, actorId: ctx.actor.id })
    return { status: 'canceled', cancel_reason: reason || null }
  })

/** Few statements, however many users registered. A repeated job adds nothing: the notice and the emails have keys. */
export const notifyOfCancellation = (resources: Resources, { eventId, actorId }: { eventId: number; actorId: number }): Promise<void> =>
  resources.db.transaction().execute(async (tx) => {
    const owners = (await ownersOf(tx, eventId)).filter((ownerId) => ownerId !== actorId)
    const to = [...new Set([...(await registrantsOf(tx, eventId)), ...owners])]
    if (to.length === 0) return
    await notify(resources, tx, { to, type: notificationTypes.eventCancelled, data: { eventId }, key: `cancelled/${eventId}` })
    const letter = { kind: cancelledKind, subject: `event/${eventId}`, payload: { eventId } }
    await queueMessages(
      tx,
      to.map((userId) => ({ ...letter, to: { userId } })),
      resources.clock(),
    )
  })

const ownersOf = async (db: Db, eventId: number): Promise<number[]> => {
  const rows = await db.selectFrom('event_owners').select('user_id').where('event_id', '=', eventId).execute()
  return rows.map((row) => row.user_id)
}
