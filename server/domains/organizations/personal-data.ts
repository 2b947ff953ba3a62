import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { releaseUploads } from '../uploads/claim.ts'

/** Organizations are no personal data, but for the number of a natural person; what a user is in them is. */
export const organizationsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      organizations: await db
        .selectFrom('organizations as o')
        .leftJoin('organization_admins as a', (join) => join.onRef('a.organization_id', '=', 'o.id').on('a.user_id', '=', userId))
        .select(['o.id', 'o.name', 'o.type', 'o.inn', 'o.description', 'o.url', 'o.moderation', 'o.moderation_comment as comment'])
        .select(['a.created_at as adminSince', sql<boolean>`o.user_id = ${userId}`.as('isAuthor')])
        .where((eb) => eb.or([eb('a.user_id', '=', userId), eb('o.user_id', '=', userId)]))
        .orderBy('o.id')
        .execute(),
      'organization-contacts': await db
        .selectFrom('organization_contacts')
        .select(['organization_id as organizationId', 'info', 'email', 'phone'])
        .where('user_id', '=', userId)
        .orderBy('organization_id')
        .execute(),
      'organization-subscriptions': await db
        .selectFrom('organization_subscriptions as s')
        .innerJoin('organizations as o', 'o.id', 's.organization_id')
        .select(['o.id', 'o.name', 's.created_at as createdAt'])
        .where('s.user_id', '=', userId)
        .orderBy('o.id')
        .execute(),
      'organization-appeals': await db
        .selectFrom('organization_appeals')
        .select(['organization_id as organizationId', 'text', 'upload_id as documentId', 'status', 'comment', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      'hidden-organization-suggestions': await db
        .selectFrom('hidden_organization_suggestions')
        .select('organization_id as organizationId')
        .where('user_id', '=', userId)
        .orderBy('organization_id')
        .execute(),
    },
  }),
  // the domain of uploads erases the documents
  erase: async (tx, userId) => {
    await lockOrganizationsOf(tx, [userId])
    await eraseOwn(tx, userId)
    await sql`with removed as (delete from organization_subscriptions where user_id = ${userId} returning organization_id)
      update organizations o set subscriber_count = o.subscriber_count - 1 from removed where o.id = removed.organization_id`.execute(tx)
    await tx.deleteFrom('organization_admins').where('user_id', '=', userId).execute()
    await tx.deleteFrom('organization_contacts').where('user_id', '=', userId).execute()
    await tx.deleteFrom('organization_appeals').where('user_id', '=', userId).execute()
    await tx.updateTable('organization_appeals').set({ decided_by: null }).where('decided_by', '=', userId).execute()
    await tx.deleteFrom('hidden_organization_suggestions').where('user_id', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await lockOrganizationsOf(tx, [from, to])
    await moveSubscriptions(tx, { from, to })
    await moveAppeals(tx, { from, to })
    await sql`insert into organization_admins (organization_id, user_id, created_at)
      select organization_id, ${to}, created_at from organization_admins where user_id = ${from} on conflict do nothing`.execute(tx)
    await tx.deleteFrom('organization_admins').where('user_id', '=', from).execute()
    await sql`insert into hidden_organization_suggestions (organization_id, user_id)
      select organization_id, ${to} from hidden_organization_suggestions where user_id = ${from} on conflict do nothing`.execute(tx)
    await tx.deleteFrom('hidden_organization_suggestions').where('user_id', '=', from).execute()
    await tx.updateTable('organization_contacts').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('organizations').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('organizations').set({ decided_by: to }).where('decided_by', '=', from).execute()
  },
}

/** Every change of admins and counters locks the organization, several in the order of their ids. */
const lockOrganizationsOf = (tx: Tx, userIds: readonly number[]) =>
  sql`select from organizations where id in (
      select organization_id from organization_admins where user_id = any(${userIds}::bigint[])
      union select organization_id from organization_subscriptions where user_id = any(${userIds}::bigint[])
      union select organization_id from organization_appeals where user_id = any(${userIds}::bigint[]))
    order by id for no key update`.execute(tx)

/** An organization without another admin is deleted before its approval; later it stays without the number of the user. */
const eraseOwn = async (tx: Tx, userId: number) => {
  const isOnly = sql`not exists (select from organization_admins a where a.organization_id = o.id and a.user_id <> ${userId})`
  await sql`delete from organizations o where o.user_id = ${userId} and o.moderation <> 'approved' and ${isOnly}
    and not exists (select from events e where e.organization_id = o.id or e.organization_ids && array[o.id])
    and not exists (select from place_partners p where p.organization_id = o.id)`.execute(tx)
  await sql`update organizations o set inn = null where o.type = 'individual' and ${isOnly}
    and exists (select from organization_admins a where a.organization_id = o.id and a.user_id = ${userId})`.execute(tx)
  // the queue of staff lists organizations with an author
  await sql`update organizations o set user_id = (
      select a.user_id from organization_admins a where a.organization_id = o.id and a.user_id <> ${userId} order by a.created_at, a.user_id limit 1)
    where o.user_id = ${userId}`.execute(tx)
  await sql`update organizations set decided_by = null where decided_by = ${userId}`.execute(tx)
}

/** An organization that both accounts subscribe to loses a subscriber. */
const moveSubscriptions = async (tx: Tx, { from, to }: { from: number; to: number }) => {
  await sql`with doubled as (
      delete from organization_subscriptions s where s.user_id = ${from} and exists (
        select from organization_subscriptions x where x.user_id = ${to} and x.organization_id = s.organization_id)
      returning organization_id)
    update organizations o set subscriber_count = o.subscriber_count - 1 from doubled where o.id = doubled.organization_id`.execute(tx)
  await tx.updateTable('organization_subscriptions').set({ user_id: to }).where('user_id', '=', from).execute()
}

/** One request for an organization waits: that of the surviving account, and none of an account that is an admin. */
const moveAppeals = async (tx: Tx, { from, to }: { from: number; to: number }) => {
  const { rows } = await sql<{ upload_id: string }>`
    delete from organization_appeals p where p.user_id = ${from} and p.status = 'wait' and exists (
      select from organization_appeals x where x.user_id = ${to} and x.organization_id = p.organization_id and x.status = 'wait')
    returning p.upload_id`.execute(tx)
  await releaseUploads(
    tx,
    rows.map(({ upload_id }) => upload_id),
  )
  await tx.updateTable('organization_appeals').set({ user_id: to }).where('user_id', '=', from).execute()
  await tx.updateTable('organization_appeals').set({ decided_by: to }).where('decided_by', '=', from).execute()
}
