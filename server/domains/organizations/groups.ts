import { sql } from 'kysely'
import { organizationCounts } from '../../../contract/limits.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { lockManaged } from './admins.ts'
import { managedOrganization } from './visible.ts'

export const groupsOf = async (ctx: Ctx<'GET /owner/organizations/:id/groups'>) => ({
  _items: (await managedOrganization(ctx, ctx.params.id)).groups,
})

/** Joining a group twice is harmless. */
export const joinGroup = async (ctx: Ctx<'POST /owner/organizations/:id/groups'>) => {
  const { actor, body, db, params, refuse } = ctx
  await managedOrganization(ctx, params.id)
  await db.transaction().execute(async (tx) => {
    await lockManaged(tx, params.id, actor.id)
    const { group_ids: groups } = await tx.selectFrom('organizations').select('group_ids').where('id', '=', params.id).executeTakeFirstOrThrow()
    if (!groups.includes(body.groupId) && groups.length >= organizationCounts.groups) throw refuse('tooManyEntries')
    const { rows } = await sql`select from organization_groups g where g.id = ${body.groupId} and ${notDeleted('g')} for key share`.execute(tx)
    if (rows.length === 0) throw wrongField('groupId')
    await sql`update organizations set group_ids = group_ids || ${body.groupId}::int where id = ${params.id} and not ${body.groupId}::int = any(group_ids)`.execute(
      tx,
    )
    await invalidate(tx, ['organizations'])
  })
  return { _items: (await managedOrganization(ctx, params.id)).groups }
}

export const leaveGroup = async (ctx: Ctx<'DELETE /owner/organizations/:id/groups/:groupId'>) => {
  const { actor, db, params } = ctx
  await managedOrganization(ctx, params.id)
  await db.transaction().execute(async (tx) => {
    await lockManaged(tx, params.id, actor.id)
    await sql`update organizations set group_ids = array_remove(group_ids, ${params.groupId}::int) where id = ${params.id}`.execute(tx)
    await invalidate(tx, ['organizations'])
  })
  return { ok: true as const }
}
