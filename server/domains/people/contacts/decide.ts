import { notificationTypes } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { notify } from '../../notifications/notify.ts'
import { markReceived } from '../../notifications/store.ts'
import { isRequestDelivery, lockAccess, setDecision } from './store.ts'

type Decision = 'approved' | 'declined'
type DecisionChange = { accessId: number; userId: number; ownerId: number; decision: Decision; now: Date }

/** The owner decides once. A request to another owner gets the same refusal as a missing one. */
export const decideOnContacts = (ctx: Ctx<'POST /participant/accesses/decision'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body, now, refuse } = ctx
    const pair = { userId: body.userId, ownerId: actor.id }
    const access = await lockAccess(tx, pair)
    if (!access || !(await isRequestDelivery(tx, body.notificationRecipientId, pair))) throw refuse('contactsDecisionAccount')
    if (access.decision !== null) throw refuse('contactsDecided')
    await markReceived(tx, actor.id, [body.notificationRecipientId], now)
    await saveAndNotify(ctx, tx, { ...pair, accessId: access.id, decision: body.decision, now })
    return { decision: body.decision }
  })

/** Approves a declined request. */
export const grantAccess = (ctx: Ctx<'PUT /participant/accesses/:userId'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, params, now, refuse } = ctx
    const pair = { userId: params.userId, ownerId: actor.id }
    const access = await lockAccess(tx, pair)
    if (access?.decision !== 'declined') throw refuse('notFound')
    await saveAndNotify(ctx, tx, { ...pair, accessId: access.id, decision: 'approved', now })
    return { decision: 'approved' as const }
  })

/** Revokes a permission without a notification. */
export const revokeAccess = ({ db, actor, params, now, refuse }: Ctx<'DELETE /participant/accesses/:userId'>) =>
  db.transaction().execute(async (tx) => {
    const access = await lockAccess(tx, { userId: params.userId, ownerId: actor.id })
    if (access?.decision !== 'approved') throw refuse('notFound')
    await setDecision(tx, access.id, 'declined', now)
    return { ok: true as const }
  })

const saveAndNotify = async (
  resources: Pick<Resources, 'announce' | 'clock'>,
  tx: Tx,
  { accessId, userId, ownerId, decision, now }: DecisionChange,
) => {
  await setDecision(tx, accessId, decision, now)
  await notify(resources, tx, { to: [userId], type: notificationTypes.contactAccessResult, data: { userId: ownerId, decision } })
}
