import { sql } from 'kysely'
import type { OrganizationModeration, OrganizationType } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'

export type LockedOrganization = {
  id: number
  name: string
  type: OrganizationType
  city_id: number | null
  inn: string | null
  description: string
  url: string | null
  /** Their texts, without the profiles. */
  contacts: string
  logo_id: string | null
  moderation: OrganizationModeration
  admin_ids: number[]
}

/**
 * Locks an organization until the transaction ends. Guarantee: admins change under this lock only, so that of two who remove each
 * other one stays (`admins-race.test.ts`). A request for admin rights is locked after its organization.
 */
export const lockOrganization = async (tx: Tx, id: number): Promise<LockedOrganization | undefined> => {
  await sql`select from organizations where id = ${id} for no key update`.execute(tx)
  // a second statement, which sees what the lock waited for
  const { rows } = await sql<LockedOrganization>`
    select o.id, o.name, o.type, o.city_id, o.inn, o.description, o.url, o.logo_id, o.moderation,
      coalesce((select string_agg(concat_ws(' ', c.info, c.email, c.phone), E'\\n' order by c.position)
        from organization_contacts c where c.organization_id = o.id), '') as contacts,
      array(select user_id from organization_admins where organization_id = o.id order by created_at, user_id) as admin_ids
    from organizations o where o.id = ${id}`.execute(tx)
  return rows[0]
}
