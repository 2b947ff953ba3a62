import { notificationTypes } from '../../../contract/limits.ts'
import type { CancelledEvent } from '../../../contract/organizing/owner.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import { withdrawNotice } from '../notifications/withdraw.ts'
import { reminderKey } from '../participation/remind.ts'
import { type LifeCtx, replyOf, writeLife } from './change-life.ts'
import { withdrawChangeNotice } from './change-notice.ts'
import { eventCancelled } from './facts.ts'
import { laterEvents, lockWithLater } from './later-events.ts'
import { obstacleTo } from './life.ts'
import { cancelledKind } from './messages.ts'
import { lockOwnEvent, type OwnEvent } from './own-event.ts'
import { registrantsOf } from './registrants.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventCanceled') => Refusal }
type Cancellation = { eventId: number; reason?: string | undefined; withLater?: boolean | undefined }

/**
 * Cancels an event for good, with the later events of its series if asked (A039): those that the user organizes. A job notifies the
 * registrants and the other organizers of each (V138, V139).
 */
export const cancelEvent = async (ctx: Ctx, { eventId, reason, withLater = false }: Cancellation): Promise<CancelledEvent> => {
  const { actor, now } = ctx
  const series = await ctx.db.transaction().execute(async (tx) => {
    const locked = withLater ? await lockWithLater(tx, { eventId, actor, now }) : []
    const event = await lockOwnEvent(tx, { eventId, actor })
    const obstacle = obstacleTo('cancel', event.status)
    if (obstacle) throw ctx.refuse(obstacle)
    const later = withLater ? await laterEvents(tx, { eventId, actor, now }) : []
    const own = later.filter(({ id, is_own }) => is_own && locked.includes(id))
    await cancelAll(ctx, tx, [event, ...own], reason)
    return { cancelledIds: own.map(({ id }) => id), leftCount: later.filter(({ is_own }) => !is_own).length }
  })
  return { ...(await replyOf(ctx, eventId)), ...(withLater && { later: series }) }
}

const cancelAll = async (ctx: Ctx, tx: Tx, events: readonly Cancelled[], reason: string | undefined) => {
  const ids = events.map(({ id }) => id)
  await withdrawChangeNotice(tx, ...ids)
  await withdrawNotice(tx, ...events.flatMap(({ id, date_start }) => (date_start ? [reminderKey(id, date_start)] : [])))
  await ctx.announce(tx, eventCancelled, ...ids.map((eventId) => ({ eventId, actorId: ctx.actor.id })))
  await writeLife(tx, events, { status: 'canceled', cancel_reason: reason || null }, { ...ctx, action: 'cancel' })
}

type Cancelled = Pick<OwnEvent, 'id' | 'status' | 'date_start' | 'owner_ids'>

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
