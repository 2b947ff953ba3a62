import type { ChangedEvent } from '../../../contract/organizing/owner.ts'
import type { Actor } from '../../kernel/actor.ts'
import { audit } from '../../kernel/audit.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { releaseHalls } from '../bookings/event-halls.ts'
import { presentPage } from '../events/present-page.ts'
import { findEvent } from '../events/store.ts'
import { lockOwnEvent, type OwnEvent } from './own-event.ts'

export type LifeCtx = Resources & { actor: Actor; caller: Caller; now: Date }

type Life = { status?: OwnEvent['status']; moderation?: OwnEvent['moderation']; moderation_comment?: string | null; cancel_reason?: string | null }
type Change = (tx: Tx, event: OwnEvent) => Promise<Life>

/** Changes the status of a locked event, and replies with the event. A version that waits for staff is withdrawn. */
export const changeLife = async (ctx: LifeCtx, { eventId, action }: { eventId: number; action: string }, change: Change): Promise<ChangedEvent> => {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId, actor: ctx.actor })
    const life = await change(tx, event)
    if (Object.keys(life).length > 0) await writeLife(tx, [event], life, { ...ctx, action })
  })
  return replyOf(ctx, eventId)
}

type Changed = Pick<OwnEvent, 'id' | 'status' | 'owner_ids'>

/** The same change of several locked events. None of them is published afterwards. */
export const writeLife = async (tx: Tx, events: readonly Changed[], life: Life, by: Pick<Audit, 'actor' | 'action' | 'now'>) => {
  const ids = events.map(({ id }) => id)
  await tx.updateTable('events').set(life).where('id', 'in', ids).execute()
  await tx.deleteFrom('event_reviews').where('event_id', 'in', ids).where('moderation', '=', 'wait').execute()
  await releaseHalls(tx, ids, by.now)
  const entries = events.map((event) => entryOfStaff(event, { ...by, after: { status: life.status ?? event.status } }))
  await audit(tx, ...entries.flatMap((entry) => entry ?? []))
  await invalidate(tx, ['events'])
}

type Audit = { actor: Actor; action: string; after: { status: string } | null; now: Date }

/** Organizers change their own events without a record; staff leave one. */
export const auditOfStaff = async (tx: Tx, event: Changed, change: Audit) => {
  const entry = entryOfStaff(event, change)
  if (entry) await audit(tx, entry)
}

const entryOfStaff = (event: Changed, { actor, action, after, now }: Audit) =>
  event.owner_ids.includes(actor.id) ? null : { actor, action, entity: 'events', entityId: event.id, before: { status: event.status }, after, now }

export const replyOf = async (ctx: LifeCtx, eventId: number): Promise<ChangedEvent> => {
  const { db, actor, caller } = ctx
  const row = await findEvent(db, eventId, { userId: actor.id, locale: caller.locale })
  if (row) return presentPage(ctx, row, ['selfPermission'])
  return db.selectFrom('events').select(['id', 'name', 'status', 'moderation']).where('id', '=', eventId).executeTakeFirstOrThrow()
}
