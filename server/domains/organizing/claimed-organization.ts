import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'

/** An accepted complaint closes an organization for everyone but its admins and staff, until staff have approved it again. */

/** Where organizations are shown: their own pages, events and the home page, partners of places. */
const shown = ['organizations', 'events', 'reference']

/** The organization of a complaint is locked before the complaint, as every change of an organization does. */
export const lockClaimedOrganization = (tx: Tx, claimId: number) =>
  sql`select from organizations where id = (select organization_id from claims where id = ${claimId}) for no key update`.execute(tx)

/** The state of an organization before it was closed. */
type Before = Record<string, unknown>

type Closing = { claimId: number; now: Date }

/** The effects of the complaint, or undefined if it is about an event. The comment on the complaint is for its author and stays with it. */
export const closeClaimedOrganization = async (tx: Tx, { claimId, now }: Closing): Promise<{ before: Before; claimIds: number[] } | undefined> => {
  const { rows } = await sql<{ before: Before }>`
    with before as (
      select o.id, o.moderation, o.moderation_comment, o.decided_by, o.decided_at, o.closed_reason, o.closed_at, c.reason
      from claims c join organizations o on o.id = c.organization_id where c.id = ${claimId})
    update organizations o set moderation = 'declined', moderation_comment = null, decided_by = null, decided_at = ${now},
      closed_reason = b.reason, closed_at = ${now}
    from before b where o.id = b.id returning to_jsonb(b) as before`.execute(tx)
  const [closed] = rows
  if (!closed) return undefined
  await invalidate(tx, shown)
  return { before: closed.before, claimIds: await acceptOthers(tx, { claimId, now }) }
}

/** Other complaints about the organization need no decision any more; that of the deciding staff member is for a colleague. Index: claims_organization. */
const acceptOthers = async (tx: Tx, { claimId, now }: Closing): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update claims x set status = 'accepted', decided_by = c.decided_by, decided_at = ${now}
    from claims c where c.id = ${claimId} and x.organization_id = c.organization_id and x.status = 'wait'
      and x.user_id is distinct from c.decided_by
    returning x.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Opens the organization again, unless staff have decided about it since, and returns the other complaints to the queue. */
export const openClaimedOrganization = async (tx: Tx, { effects, decidedAt }: { effects: Record<string, unknown>; decidedAt: Date }) => {
  if (!effects.before) return
  // one that its admin has saved meanwhile goes on waiting for staff
  await sql`update organizations o set closed_reason = b.closed_reason, closed_at = b.closed_at, moderation_comment = b.moderation_comment,
      moderation = case when o.moderation = 'declined' then b.moderation else o.moderation end,
      decided_by = case when o.moderation = 'declined' then b.decided_by else o.decided_by end,
      decided_at = case when o.moderation = 'declined' then b.decided_at else o.decided_at end
    from jsonb_populate_record(null::organizations, ${JSON.stringify(effects.before)}::jsonb) b
    where o.id = b.id and o.closed_at = ${decidedAt}`.execute(tx)
  await sql`update claims x set status = 'wait', decided_by = null, decided_at = null
    where x.id = any(${effects.claimIds ?? []}::bigint[]) and x.status = 'accepted' and x.decided_at = ${decidedAt}
      and not exists (select from claims y where y.organization_id = x.organization_id and y.user_id = x.user_id and y.status = 'wait')`.execute(tx)
  await invalidate(tx, shown)
}

/** Whom a complaint accuses: the admins of the organization, the organizers of the event. */
export const accusedBy = async (db: Db, claimId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select a.user_id from claims c join organization_admins a on a.organization_id = c.organization_id where c.id = ${claimId}
    union select o.user_id from claims c join event_owners o on o.event_id = c.event_id where c.id = ${claimId}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Staff do not read who complains about their own organization or event. Indexes: the primary keys of organization_admins and event_owners. */
export const isAccused = (userId: number) => sql`(
  exists (select from organization_admins a where a.organization_id = x.organization_id and a.user_id = ${userId})
  or exists (select from event_owners w where w.event_id = x.event_id and w.user_id = ${userId}))`

/** Names the organization in the notice about a complaint. */
export const organizationOfClaim = async (tx: Tx, claimId: number) => {
  const claim = await tx.selectFrom('claims').select('organization_id').where('id', '=', claimId).executeTakeFirst()
  return claim?.organization_id ? { kind: 'organizationClaimDecided' as const, organizationId: claim.organization_id } : {}
}

type Notified = { organization_id: number; admins: number[]; authors: number[] }

/** The admins of the organization that the complaint has closed, and the authors of the other complaints accepted with it. */
export const notifiedOfClosing = async (tx: Tx, claimId: number) => {
  const { rows } = await sql<Notified>`
    select c.organization_id, array(select a.user_id from organization_admins a where a.organization_id = o.id order by a.user_id) as admins,
      array(select distinct x.user_id from claims x where x.organization_id = o.id and x.id <> c.id and x.status = 'accepted'
        and x.decided_at = c.decided_at and x.user_id <> c.user_id) as authors
    from claims c join organizations o on o.id = c.organization_id and o.closed_at = c.decided_at
    where c.id = ${claimId}`.execute(tx)
  return rows.flatMap(({ organization_id: organizationId, admins, authors }) => [
    {
      to: admins,
      type: notificationTypes.moderation,
      data: { kind: 'organizationClosed' as const, organizationId, linkHref: `/my-organizations/edit/${organizationId}` },
    },
    {
      to: authors,
      type: notificationTypes.moderation,
      data: { kind: 'organizationClaimDecided' as const, organizationId, decision: 'approved' as const },
    },
  ])
}
