import type { Ctx } from '../../kernel/call.ts'
import { lockOwnEvent } from '../organizing/own-event.ts'
import { readExperts } from './own-experts.ts'

/** Withdraws an invitation. The scores stay, so that a new acceptance restores them. */
export const withdrawExpert = async (ctx: Ctx<'DELETE /owner/events/:id/experts/:userId'>) => {
  const { actor, db, now, params, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const { id } = await lockOwnEvent(tx, { eventId: params.id, actor })
    const removed = await tx
      .updateTable('event_experts')
      .set({ removed_at: now })
      .where('event_id', '=', id)
      .where('user_id', '=', params.userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (removed.numUpdatedRows === 0n) throw refuse('notFound')
  })
  return readExperts(ctx, params.id)
}
