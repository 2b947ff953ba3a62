import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { lockOwnEvent } from '../organizing/own-event.ts'
import { readExperts } from './own-experts.ts'

/** Closes the scoring after the scores that are being given, or opens it again. The time of the first closing is kept. */
export const closeScoring = async (ctx: Ctx<'POST /owner/events/:id/scoring'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const { id: event_id } = await lockOwnEvent(tx, { eventId: params.id, actor })
    if (body.closed && !(await hasAcceptedExpert(tx, event_id))) throw refuse('noAcceptedExpert')
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

/** Index: the unique (event_id, user_id). */
const hasAcceptedExpert = async (tx: Tx, eventId: number): Promise<boolean> => {
  const accepted = tx.selectFrom('event_experts').select('id').where('event_id', '=', eventId).where('invite', '=', 'approved')
  return (await accepted.where('removed_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}
