import { notificationTypes } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { notify } from '../../notifications/notify.ts'
import { markReceived } from '../../notifications/store.ts'
import { lockAccess, setDecision, wasAsked } from './store.ts'

type Decision = 'approved' | 'declined'
type Decided = { accessId: number; userId: number; ownerId: number; decision: Decision; now: Date }

/** The one who was asked answers, once. That a request is somebody else's is told alike whether there is such a request or not. */
export const decideOnContacts = (ctx: Ctx<'POST /participant/accesses/decision'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body, now, refuse } = ctx
    const pair = { userId: body.userId, ownerId: actor.id }
    const access = await lockAccess(tx, pair)
    if (!access || !(await wasAsked(tx, body.notificationRecipientId, pair))) throw refuse('contactsDecisionAccount')
    if (access.decision !== null) throw refuse('contactsDecided')
    await markReceived(tx, actor.id, [body.notificationRecipientId], now)
    await settle(ctx, tx, { ...pair, accessId: access.id, decision: body.decision, now })
    return { decision: body.decision }
  })

/** Lets in who was declined before. */
export const grantAccess = (ctx: Ctx<'PUT /participant/accesses/:userId'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, params, now, refuse } = ctx
    const pair = { userId: params.userId, ownerId: actor.id }
    const access = await lockAccess(tx, pair)
    if (access?.decision !== 'declined') throw refuse('notFound')
    await settle(ctx, tx, { ...pair, accessId: access.id, decision: 'approved', now })
    return { decision: 'approved' as const }
  })

/** Takes a permission back, without telling: the contacts are just not there any more. */
export const revokeAccess = ({ db, actor, params, now, refuse }: Ctx<'DELETE /participant/accesses/:userId'>) =>
  db.transaction().execute(async (tx) => {
    const access = await lockAccess(tx, { userId: params.userId, ownerId: actor.id })
    if (access?.decision !== 'approved') throw refuse('notFound')
    await setDecision(tx, access.id, 'declined', now)
    return { ok: true as const }
  })

const settle = async (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, { accessId, userId, ownerId, decision, now }: Decided) => {
  await setDecision(tx, accessId, decision, now)
  await notify(resources, tx, { to: [userId], type: notificationTypes.contactAccessResult, data: { userId: ownerId, decision } })
}
