import { sql } from 'kysely'
import { notificationTypes, undoSeconds } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notify.ts'
import { claimPrivately, releaseUploads } from '../uploads/claim.ts'
import { appealsOf, findAppeal, lockAppeal, presentAppeal } from './appeals-store.ts'
import { lockOrganization } from './lock.ts'
import { managedOrganization, visibleOrganization } from './visible.ts'

type Sending = Ctx<'POST /organization/:orgId/appeals'>

/** Requests the rights of an admin. Of one user one request waits at a time; the admins are notified, staff have it in their queue. */
export const sendAppeal = async (ctx: Sending) => {
  const { actor, body, db, params, refuse } = ctx
  await visibleOrganization(ctx, params.orgId)
  const id = await db.transaction().execute(async (tx) => {
    const organization = await lockOrganization(tx, params.orgId)
    if (!organization) throw refuse('notFound')
    if (organization.admin_ids.includes(actor.id)) throw refuse('alreadyOrganizationAdmin')
    if (await hasOpenAppeal(ctx, tx)) throw refuse('appealWaiting')
    if (!(await claimPrivately(tx, { ids: [body.documentUploadId], ownerId: actor.id, purpose: 'appeal' }))) throw wrongField('documentUploadId')
    const appealId = await insertAppeal(ctx, tx)
    const data = { userId: actor.id, organizationId: params.orgId, linkHref: `/my-organizations/edit/${params.orgId}` }
    if (organization.admin_ids.length > 0)
      await notify(ctx, tx, { to: organization.admin_ids, type: notificationTypes.organizationAppeal, data, key: `organization-appeal/${appealId}` })
    return appealId
  })
  const row = await findAppeal(db, params.orgId, id)
  if (!row) throw refuse('notFound')
  return presentAppeal(row)
}

/** A declined request counts while staff may undo the decision, because it would wait again. Index: organization_appeals_user. */
const hasOpenAppeal = async ({ actor, now, params }: Sending, tx: Tx): Promise<boolean> => {
  const { rows } = await sql`select from organization_appeals where organization_id = ${params.orgId} and user_id = ${actor.id}
    and (status = 'wait' or status = 'declined' and decided_at > ${new Date(now.getTime() - undoSeconds * 1000)}) limit 1`.execute(tx)
  return rows.length > 0
}

const insertAppeal = async ({ actor, body, now, params }: Sending, tx: Tx): Promise<number> => {
  const { id } = await tx
    .insertInto('organization_appeals')
    .values({ organization_id: params.orgId, user_id: actor.id, text: body.text || null, upload_id: body.documentUploadId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes a pending request with its document: its author withdraws it, an admin clears it away. */
export const withdrawAppeal = async (ctx: Ctx<'DELETE /organization/:organizationId/appeals/:id'>) => {
  const { actor, db, params, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const organization = await lockOrganization(tx, params.organizationId)
    const appeal = organization && (await lockAppeal(tx, organization.id, params.id))
    if (!organization || !appeal) throw refuse('notFound')
    if (appeal.user_id !== actor.id && !organization.admin_ids.includes(actor.id)) throw refuse('forbidden')
    if (appeal.status !== 'wait') throw refuse('appealDecided')
    await tx.deleteFrom('organization_appeals').where('id', '=', appeal.id).execute()
    await releaseUploads(tx, [appeal.upload_id])
  })
  return { ok: true as const }
}

export const listAppeals = async (ctx: Ctx<'GET /owner/organizations/:id/appeals'>) => {
  await managedOrganization(ctx, ctx.params.id)
  return { _items: (await appealsOf(ctx.db, ctx.params.id)).map(presentAppeal) }
}
