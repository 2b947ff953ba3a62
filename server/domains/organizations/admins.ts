import { sql } from 'kysely'
import { notificationTypes, organizationCounts, undoSeconds } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import { uploadUrl } from '../uploads/address.ts'
import { isActiveUser } from './check-fields.ts'
import { type LockedOrganization, lockOrganization } from './lock.ts'
import { managedOrganization } from './visible.ts'

type Notifying = Pick<Resources, 'announce' | 'clock'>

/** Makes a user an admin and tells them. Minors may be admins like other users. */
export const addAdmin = async (ctx: Ctx<'POST /owner/organizations/:id/admins'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  await managedOrganization(ctx, params.id)
  await db.transaction().execute(async (tx) => {
    const organization = await lockManaged(tx, params.id, actor.id)
    if (organization.admin_ids.includes(body.userId)) throw refuse('alreadyOrganizationAdmin')
    if (!(await isUser(tx, body.userId))) throw refuse('notFound')
    await refuseFreshAdmin(ctx, tx, organization.id)
    await appoint(tx, organization, { userIds: [body.userId], now, decidedBy: actor.id })
    await notifyAppointed(ctx, tx, organization.id, [body.userId])
  })
  return { _items: await adminsOf(db, params.id) }
}

export const removeAdmin = async (ctx: Ctx<'DELETE /owner/organizations/:id/admins/:userId'>) => {
  const { actor, db, params, refuse } = ctx
  await managedOrganization(ctx, params.id)
  await db.transaction().execute(async (tx) => {
    const organization = await lockManaged(tx, params.id, actor.id)
    if (!organization.admin_ids.includes(params.userId)) throw refuse('notFound')
    if (params.userId !== actor.id) await refuseFreshAdmin(ctx, tx, organization.id)
    await dismiss(tx, organization, [params.userId])
    await notifyDismissed(ctx, tx, organization.id, params.userId === actor.id ? [] : [params.userId])
  })
  return { ok: true as const }
}

/** The organization under its lock, if the user is still an admin. */
export const lockManaged = async (tx: Tx, id: number, userId: number): Promise<LockedOrganization> => {
  const organization = await lockOrganization(tx, id)
  if (!organization) throw new Refusal('notFound')
  if (!organization.admin_ids.includes(userId)) throw new Refusal('forbidden')
  return organization
}

type Managing = { actor: { id: number }; now: Date; refuse: (code: 'freshOrganizationAdmin') => Refusal }

/**
 * No admin appoints or removes others while the own appointment can be undone: the undoing could not bring removed ones back, and an
 * appointed one could remove them. Index: organization_appeals_user.
 */
export const refuseFreshAdmin = async ({ actor, now, refuse }: Managing, tx: Tx, organizationId: number): Promise<void> => {
  const since = new Date(now.getTime() - undoSeconds * 1000)
  const { rows } = await sql`select from organization_appeals
    where user_id = ${actor.id} and organization_id = ${organizationId} and status = 'approved' and decided_at > ${since} limit 1`.execute(tx)
  if (rows.length > 0) throw refuse('freshOrganizationAdmin')
}

type Appointment = { userIds: readonly number[]; now: Date; decidedBy: number | null }

/** Adds admins under the lock. Their pending requests for these rights are thereby approved. */
export const appoint = async (tx: Tx, { id, admin_ids }: LockedOrganization, { userIds, now, decidedBy }: Appointment): Promise<void> => {
  if (new Set([...admin_ids, ...userIds]).size > organizationCounts.admins) throw new Refusal('tooManyAdmins')
  await sql`insert into organization_admins (organization_id, user_id, created_at)
    select ${id}, user_id, ${now} from unnest(${userIds}::bigint[]) as user_id on conflict do nothing`.execute(tx)
  await sql`update organization_appeals set status = 'approved', decided_by = ${decidedBy}, decided_at = ${now}
    where organization_id = ${id} and user_id = any(${userIds}::bigint[]) and status = 'wait'`.execute(tx)
}

/** Removes admins under the lock, never the last one. Contacts lose the link to a former admin. */
export const dismiss = async (tx: Tx, { id, admin_ids }: LockedOrganization, userIds: readonly number[]): Promise<void> => {
  if (admin_ids.every((adminId) => userIds.includes(adminId))) throw new Refusal('lastOrganizationAdmin')
  await sql`delete from organization_admins where organization_id = ${id} and user_id = any(${userIds}::bigint[])`.execute(tx)
  await sql`update organization_contacts set user_id = null where organization_id = ${id} and user_id = any(${userIds}::bigint[])`.execute(tx)
}

export const notifyAppointed = (resources: Notifying, tx: Tx, organizationId: number, to: readonly number[]) =>
  notifyOf(resources, tx, to, { kind: 'organizationAdminAdded', organizationId, linkHref: `/my-organizations/edit/${organizationId}` })

export const notifyDismissed = (resources: Notifying, tx: Tx, organizationId: number, to: readonly number[]) =>
  notifyOf(resources, tx, to, { kind: 'organizationAdminRemoved', organizationId, linkHref: `/organizations/${organizationId}` })

type Occasion = { kind: 'organizationAdminAdded' | 'organizationAdminRemoved'; organizationId: number; linkHref: string }

const notifyOf = async (resources: Notifying, tx: Tx, to: readonly number[], data: Occasion): Promise<void> => {
  if (to.length > 0) await notify(resources, tx, { to, type: notificationTypes.organizationAppeal, data })
}

/** Index: the primary key. */
const isUser = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await sql`select from users where id = ${id} and ${isActiveUser}`.execute(tx)
  return rows.length > 0
}

type AdminRow = { id: number; name: string; photo_id: string | null }

/** Index: the primary key of organization_admins. */
const adminsOf = async (db: Db, id: number) => {
  const { rows } = await sql<AdminRow>`
    select u.id, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, u.photo_id
    from organization_admins a join users u on u.id = a.user_id where a.organization_id = ${id} order by a.created_at, u.id`.execute(db)
  return rows.map(({ photo_id, ...user }) => ({ ...user, photo: photo_id && uploadUrl(photo_id) }))
}
