import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { notify } from '../notifications/notify.ts'
import { appoint, lockManaged, refuseFreshAdmin } from './admins.ts'
import { findAppeal, lockAppeal, presentAppeal } from './appeals-store.ts'
import { managedOrganization } from './visible.ts'

/** Decides a request once, under the lock of the organization: staff decide about the same requests. */
export const decideAppeal = async (ctx: Ctx<'POST /owner/organizations/:id/appeals/:appealId/decision'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  await managedOrganization(ctx, params.id)
  await db.transaction().execute(async (tx) => {
    const organization = await lockManaged(tx, params.id, actor.id)
    const appeal = await lockAppeal(tx, organization.id, params.appealId)
    if (!appeal) throw refuse('notFound')
    if (appeal.status !== 'wait') throw refuse('appealDecided')
    const decided = { status: body.decision, comment: body.comment || null, decided_by: actor.id, decided_at: now }
    await tx.updateTable('organization_appeals').set(decided).where('id', '=', appeal.id).execute()
    if (body.decision === 'approved') {
      await refuseFreshAdmin(ctx, tx, organization.id)
      await appoint(tx, organization, { userIds: [appeal.user_id], now, decidedBy: actor.id })
    }
    const data = { kind: 'organizationAppealDecided', organizationId: organization.id, decision: body.decision, appealId: appeal.id } as const
    const linkHref = body.decision === 'approved' ? `/my-organizations/edit/${organization.id}` : `/organizations/${organization.id}`
    await notify(ctx, tx, { to: [appeal.user_id], type: notificationTypes.organizationAppeal, data: { ...data, linkHref } })
  })
  const row = await findAppeal(db, params.id, params.appealId)
  if (!row) throw refuse('notFound')
  return presentAppeal(row)
}
