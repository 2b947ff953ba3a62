import type { Refusal } from '../../kernel/refusal.ts'
import { changeLife, type LifeCtx } from './change-life.ts'
import { rememberWhereabouts } from './change-notice.ts'
import { obstacleTo } from './life.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventCanceled') => Refusal }

/** Returns an event to the drafts. Registrations stay: the organizer may publish the event again, with other dates too. */
export const makeDraft = (ctx: Ctx, eventId: number) =>
  changeLife(ctx, { eventId, action: 'make-draft' }, async (tx, { status }) => {
    const obstacle = obstacleTo('makeDraft', status)
    if (obstacle) throw ctx.refuse(obstacle)
    if (status === 'draft') return {}
    await rememberWhereabouts(tx, eventId, ctx.now)
    return { status: 'draft', moderation: null }
  })
