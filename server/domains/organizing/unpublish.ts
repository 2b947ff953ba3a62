import type { Refusal } from '../../kernel/refusal.ts'
import { changeLife, type LifeCtx } from './change-life.ts'
import { obstacleTo } from './life.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventNotPublished') => Refusal }

/** Takes a published event off. Organizers read the comment of staff where they read the reason of a decision. */
export const unpublish = (ctx: Ctx, eventId: number, comment: string | undefined) =>
  changeLife(ctx, { eventId, action: 'unpublish' }, async (_tx, { status, owner_ids }) => {
    const obstacle = obstacleTo('unpublish', status)
    if (obstacle) throw ctx.refuse(obstacle)
    const isByStaff = !owner_ids.includes(ctx.actor.id)
    return { status: 'unpublished', ...(isByStaff && comment && { moderation_comment: comment }) }
  })
