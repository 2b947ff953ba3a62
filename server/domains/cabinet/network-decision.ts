import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { decideIn } from '../moderation/decide.ts'
import { worksInSpace } from '../spaces/staff.ts'
import { networkQueue } from './network-queue.ts'

/** The decision of staff, or of the users who work in the space, at the address of the event (C144). It is that of the queue, with the same lock, undo and notices. */
export const decideProposal = async (ctx: Ctx<'POST /owner/events/:id/network-proposals/:proposalId/decision'>) => {
  const { db, actor, params, body, refuse } = ctx
  return db.transaction().execute(async (tx) => {
    const found = await proposalAt(tx, params.proposalId)
    if (!actor.isStaff && !(found && (await worksInSpace(tx, { spaceId: found.spaceId, actor })))) throw refuse('forbidden')
    if (found?.eventId !== params.id) throw refuse('notFound')
    const input = { id: params.proposalId, decision: body.decision, comment: body.comment || null, reason: null, version: null, actor }
    await decideIn(networkQueue, ctx, tx, input)
    const proposal = await proposalAt(tx, params.proposalId)
    if (!proposal) throw refuse('notFound')
    return proposal
  })
}

/** Index: the primary key. */
const proposalAt = (db: Db, id: number) =>
  db
    .selectFrom('network_proposals')
    .select(['id', 'event_id as eventId', 'space_id as spaceId', 'status', 'comment', 'decided_by as decidedBy'])
    .where('id', '=', id)
    .executeTakeFirst()
