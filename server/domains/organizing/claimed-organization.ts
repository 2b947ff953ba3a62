import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'

/** An accepted complaint takes an organization out of the catalogue until its admins have corrected it and staff have reviewed it again. */

/** The organization of a complaint is locked before the complaint, as every change of an organization does. */
export const lockClaimedOrganization = (tx: Tx, claimId: number) =>
  sql`select from organizations where id = (select organization_id from claims where id = ${claimId}) for no key update`.execute(tx)

type Closing = { claimId: number; comment: string | null; now: Date }

/** The id of the organization that was public until now, or null. */
export const closeClaimedOrganization = async (tx: Tx, { claimId, comment, now }: Closing): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    update organizations set moderation = 'declined', moderation_comment = ${comment}, decided_by = null, decided_at = ${now}
    where id = (select organization_id from claims where id = ${claimId}) and moderation = 'approved' returning id`.execute(tx)
  const [closed] = rows
  if (closed) await invalidate(tx, ['organizations', 'events'])
  return closed?.id ?? null
}

/** Opens the organization again, unless it was changed since. */
export const openClaimedOrganization = async (tx: Tx, { id, decidedAt, now }: { id: number; decidedAt: Date; now: Date }) => {
  await sql`update organizations set moderation = 'approved', moderation_comment = null, decided_at = ${now}
    where id = ${id} and moderation = 'declined' and decided_at = ${decidedAt}`.execute(tx)
  await invalidate(tx, ['organizations', 'events'])
}

/** The admins of the organization that a complaint has closed. */
export const adminsOfClaimed = async (tx: Tx, claimId: number) => {
  const { rows } = await sql<{ organization_id: number; user_id: number }>`
    select a.organization_id, a.user_id from claims c
      join organizations o on o.id = c.organization_id and o.moderation = 'declined' and o.decided_at = c.decided_at
      join organization_admins a on a.organization_id = o.id
    where c.id = ${claimId} order by a.user_id`.execute(tx)
  const organizationId = rows[0]?.organization_id ?? 0
  return {
    to: rows.map(({ user_id }) => user_id),
    type: notificationTypes.moderation,
    data: {
      kind: 'organizationDecided' as const,
      organizationId,
      decision: 'declined' as const,
      linkHref: `/my-organizations/edit/${organizationId}`,
    },
  }
}
