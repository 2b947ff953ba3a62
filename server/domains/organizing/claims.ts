import type { Ctx } from '../../kernel/call.ts'
import { visibleEvent } from '../events/visible.ts'

/** Complains about an event. Of one user one complaint waits at a time: the index claims_one_waiting_event (V130). */
export const complain = async (ctx: Ctx<'POST /events/:eventId/claims'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  const event = await visibleEvent(ctx, params.eventId)
  const added = await db
    .insertInto('claims')
    .values({ target_type: 'event', event_id: event.id, user_id: actor.id, reason: body.reason, text: body.text || null, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw refuse('alreadyClaimed')
  return { ok: true as const }
}
