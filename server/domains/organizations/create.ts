import { sql } from 'kysely'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Db, type Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { appoint, notifyAppointed } from './admins.ts'
import { faultsOfReferences } from './check-fields.ts'
import { duplicateDetails, findSame } from './duplicates.ts'
import { lockOrganization } from './lock.ts'
import { presentManaged } from './present.ts'
import { claimLogo, columnsOf, identityConstraints, saveContacts } from './save.ts'
import { managedOrganization, viewerOf } from './visible.ts'

type Call = Ctx<'POST /owner/organizations'>

const maxWaiting = 20

/** Creates an organization whose author is an admin. One that exists is refused and named, also if two are created at once. */
export const createOrganization = async (ctx: Call) => {
  const { actor, body, db } = ctx
  const faults = await faultsOfReferences(db, body, { actorId: actor.id, isNew: true, adminIds: [actor.id], logoId: null })
  if (Object.keys(faults).length > 0) throw new Refusal('invalidInput', { fields: faults })
  const id = await db
    .transaction()
    .execute((tx) => store(ctx, tx))
    .catch(async (error) => {
      if (identityConstraints.includes(brokenConstraint(error))) await refuseExisting(ctx, db)
      throw error
    })
  return presentManaged(await managedOrganization(ctx, id), viewerOf(actor))
}

const store = async (ctx: Call, tx: Tx): Promise<number> => {
  const { actor, body, now } = ctx
  await sql`select from users where id = ${actor.id} for no key update`.execute(tx)
  await refuseTooMany(ctx, tx)
  await refuseExisting(ctx, tx)
  const logo = await claimLogo(tx, { logo: body.logo, before: null, actorId: actor.id })
  const { id } = await tx
    .insertInto('organizations')
    .values({ type: 'commercial', ...columnsOf(body), ...logo, user_id: actor.id, moderation: 'wait', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const organization = await lockOrganization(tx, id)
  if (!organization) throw new Error(`the new organization ${id} is missing`)
  const others = (body.admins ?? []).filter((userId) => userId !== actor.id)
  await appoint(tx, organization, { userIds: [actor.id, ...others], now, decidedBy: actor.id })
  await notifyAppointed(ctx, tx, id, others)
  await saveContacts(tx, id, body.contacts ?? [])
  await invalidate(tx, ['organizations'])
  return id
}

/** The lock of the account keeps the count true. */
const refuseTooMany = async ({ actor, refuse }: Call, tx: Tx) => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from organizations where user_id = ${actor.id} and moderation = 'wait'`.execute(tx)
  if ((rows[0]?.waiting ?? 0) >= maxWaiting) throw refuse('tooManyEntries')
}

const refuseExisting = async ({ body, caller, now, refuse }: Call, db: Db) => {
  const same = await findSame(db, { name: body.name, cityId: body.cityId ?? null, inn: body.inn ?? null, exceptId: null }, now)
  if (same !== null) throw refuse('organizationExists', { ...(await duplicateDetails(db, same, caller.locale)), at: [body.inn ? 'inn' : 'name'] })
}
