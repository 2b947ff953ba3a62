import type { ClaimReason } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { visibleEvent } from '../events/visible.ts'

/** Complains about an event. Of one user one complaint waits at a time: the index claims_one_waiting_event (V130). */
export const complain = async (ctx: Ctx<'POST /events/:eventId/claims'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  const event = await visibleEvent(ctx, params.eventId)
  const isAdded = await addClaim(db, { target: { target_type: 'event', event_id: event.id }, userId: actor.id, ...body, now })
  if (!isAdded) throw refuse('alreadyClaimed')
  return { ok: true as const }
}

type NewClaim = {
  target: { target_type: 'event'; event_id: number } | { target_type: 'organization'; organization_id: number }
  userId: number
  reason: ClaimReason
  text?: string | undefined
  now: Date
}

/** False if a complaint of the user about the object waits. */
export const addClaim = async (db: Db, { target, userId, reason, text, now }: NewClaim): Promise<boolean> => {
  const added = await db
    .insertInto('claims')
    .values({ ...target, user_id: userId, reason, text: text || null, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
