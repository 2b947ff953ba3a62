import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Db, type Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { appoint, dismiss, lockManaged, notifyAppointed, notifyDismissed, refuseFreshAdmin } from './admins.ts'
import { faultsOfReferences } from './check-fields.ts'
import { duplicateDetails, findSame } from './duplicates.ts'
import type { LockedOrganization } from './lock.ts'
import { presentManaged } from './present.ts'
import { reviewOf } from './review.ts'
import { claimLogo, columnsOf, identityConstraints, saveContacts } from './save.ts'
import { managedOrganization, viewerOf, visibleOrganization } from './visible.ts'

type Call = Ctx<'PUT /owner/organizations/:id'>

/**
 * Changes the sent fields. A declined organization, and an approved one that calls itself otherwise, waits for staff; another change of a
 * public one stays public while staff look at it.
 */
export const updateOrganization = async (ctx: Call) => {
  const { actor, caller, db, params, refuse } = ctx
  const before = await managedOrganization(ctx, params.id)
  await db
    .transaction()
    .execute((tx) => change(ctx, tx))
    .catch(async (error) => {
      if (!identityConstraints.includes(brokenConstraint(error))) throw error
      const same = await sameAs(ctx, db, before)
      throw refuse('organizationExists', same === null ? {} : await duplicateDetails(db, same, caller.locale))
    })
  // a caller who has just left reads the result as any other user
  return presentManaged(await visibleOrganization(ctx, params.id), viewerOf(actor))
}

const change = async (ctx: Call, tx: Tx) => {
  const { actor, body, now, params } = ctx
  const organization = await lockManaged(tx, params.id, actor.id)
  await refuseFaults(ctx, tx, organization)
  await refuseExisting(ctx, tx, organization)
  const logo = await claimLogo(tx, { logo: body.logo, before: organization.logo_id, actorId: actor.id })
  await tx
    .updateTable('organizations')
    .set({ ...columnsOf(body), ...logo, ...reviewOf(organization, { body, isStaff: actor.isStaff, actorId: actor.id, now }) })
    .where('id', '=', organization.id)
    .execute()
  await changeAdmins(ctx, tx, organization)
  if (body.contacts) await saveContacts(tx, organization.id, body.contacts)
  await invalidate(tx, ['organizations', 'events'])
}

const refuseFaults = async ({ actor, body }: Call, tx: Tx, { admin_ids, logo_id }: LockedOrganization) => {
  const fields = await faultsOfReferences(tx, body, { actorId: actor.id, isNew: false, adminIds: admin_ids, logoId: logo_id })
  if (Object.keys(fields).length > 0) throw new Refusal('invalidInput', { fields })
}

const refuseExisting = async (ctx: Call, tx: Tx, organization: LockedOrganization) => {
  const same = await sameAs(ctx, tx, organization)
  if (same !== null) throw ctx.refuse('organizationExists', await duplicateDetails(tx, same, ctx.caller.locale))
}

type Recognized = Pick<LockedOrganization, 'id' | 'name' | 'city_id' | 'inn'>

/** Only a change of name, city or number can make an organization another's duplicate. */
const sameAs = async ({ body, now }: Call, db: Db, { id, name, city_id, inn }: Recognized): Promise<number | null> => {
  const cityId = body.cityId === undefined ? city_id : body.cityId
  const number = body.inn === undefined ? inn : body.inn
  if (body.name === name && cityId === city_id && number === inn) return null
  return findSame(db, { name: body.name, cityId, inn: number, exceptId: id }, now)
}

const changeAdmins = async (ctx: Call, tx: Tx, organization: LockedOrganization) => {
  const { actor, body, now } = ctx
  if (!body.admins) return
  const wanted = body.admins
  const added = wanted.filter((id) => !organization.admin_ids.includes(id))
  const removed = organization.admin_ids.filter((id) => !wanted.includes(id))
  if (wanted.length === 0) throw ctx.refuse('lastOrganizationAdmin')
  if (added.length > 0 || removed.some((id) => id !== actor.id)) await refuseFreshAdmin(ctx, tx, organization.id)
  if (removed.length > 0) await dismiss(tx, { ...organization, admin_ids: [...organization.admin_ids, ...added] }, removed)
  const rest = organization.admin_ids.filter((id) => !removed.includes(id))
  if (added.length > 0) await appoint(tx, { ...organization, admin_ids: rest }, { userIds: added, now, decidedBy: actor.id })
  await notifyAppointed(ctx, tx, organization.id, added)
  await notifyDismissed(
    ctx,
    tx,
    organization.id,
    removed.filter((id) => id !== actor.id),
  )
}
