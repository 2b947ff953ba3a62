import type { Ctx } from '../../kernel/call.ts'
import { lockOwnEvent } from '../organizing/own-event.ts'
import { readExperts } from './own-experts.ts'

/** Closes the scoring after the scores that are being given, or opens it again. The time of the first closing is kept. */
export const closeScoring = async (ctx: Ctx<'POST /owner/events/:id/scoring'>) => {
  const { actor, body, db, now, params } = ctx
  await db.transaction().execute(async (tx) => {
    const { id: event_id } = await lockOwnEvent(tx, { eventId: params.id, actor })
    const values = body.closed ? { closed_at: now, closed_by: actor.id } : { closed_at: null, closed_by: null }
    await tx
      .insertInto('event_scoring')
      .values({ event_id, ...values })
      .onConflict((on) =>
        on
          .column('event_id')
          .doUpdateSet(values)
          .where('event_scoring.closed_at', body.closed ? 'is' : 'is not', null),
      )
      .execute()
  })
  return readExperts(ctx, params.id)
}
