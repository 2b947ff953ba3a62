import type { Refusal } from '../../kernel/refusal.ts'
import { changeLife, type LifeCtx } from './change-life.ts'
import { obstacleTo } from './life.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventCanceled') => Refusal }

/** Returns an event to the drafts. Registrations stay: the organizer may publish the event again. */
export const makeDraft = (ctx: Ctx, eventId: number) =>
  changeLife(ctx, { eventId, action: 'make-draft' }, async (_tx, { status }) => {
    const obstacle = obstacleTo('makeDraft', status)
    if (obstacle) throw ctx.refuse(obstacle)
    return status === 'draft' ? {} : { status: 'draft', moderation: null }
  })
