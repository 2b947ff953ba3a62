import { invalidate } from '../../kernel/cache/changes.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { auditOfStaff, type LifeCtx } from './change-life.ts'
import { withdrawChangeNotice } from './change-notice.ts'
import { obstacleTo } from './life.ts'
import { lockOwnEvent } from './own-event.ts'
import { leadsSeries } from './series.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventNotRemovable' | 'mainEventOfSeries') => Refusal }

/** Deletes a draft or a cancelled event. The row stays, so that notifications and registrations keep its name (V140, V141). */
export const removeEvent = async (ctx: Ctx, eventId: number) => {
  const { db, now, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId, actor: ctx.actor })
    const obstacle = obstacleTo('remove', event.status)
    if (obstacle) throw refuse(obstacle)
    if (await leadsSeries(tx, eventId)) throw refuse('mainEventOfSeries')
    await withdrawChangeNotice(tx, eventId)
    await tx.updateTable('events').set({ deleted_at: now, sequence_url: null }).where('id', '=', eventId).execute()
    await auditOfStaff(tx, event, { ...ctx, action: 'delete', after: null })
    await invalidate(tx, ['events'])
  })
  return { ok: true as const }
}
