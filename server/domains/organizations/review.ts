import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { OrganizationFields } from '../../../contract/organizations/shapes.ts'
import type { LockedOrganization } from './lock.ts'

/** The state over the alias x in the queue of staff: a public organization that was changed waits too. Index: organizations_review. */
export const reviewState: RawBuilder<string> = sql`case when x.moderation = 'approved' and x.changed_at is not null then 'wait' else x.moderation end`

type Change = { body: OrganizationFields; isStaff: boolean; actorId: number; now: Date }

/** The columns of a change that staff review. The queue lists organizations with an author; those of the installation have none before. */
export const reviewOf = (before: LockedOrganization, { body, isStaff, actorId, now }: Change) => {
  const isClosed = isReviewedAgain(body, before)
  if (!isClosed && (isStaff || before.moderation !== 'approved' || !isChanged(body, before))) return {}
  const author = { user_id: sql<number>`coalesce(user_id, ${actorId})` }
  const seen = before.moderation === 'approved' && { reviewed: sql<string>`coalesce(reviewed, ${JSON.stringify(snapshotOf(before))}::jsonb)` }
  return { ...author, ...seen, ...(isClosed ? reopened : { changed_at: sql<Date>`coalesce(changed_at, ${now})` }) }
}

/** An organization that passed the review once must not become another one. */
const isReviewedAgain = ({ name, type, inn }: OrganizationFields, before: LockedOrganization): boolean =>
  before.moderation === 'declined' ||
  (before.moderation === 'approved' &&
    (name !== before.name || (type !== undefined && type !== before.type) || (inn !== undefined && inn !== before.inn)))

const reopened = { moderation: 'wait', moderation_comment: null, decided_by: null, decided_at: null, changed_at: null } as const

/** A change by which an honest page may begin to deceive its readers. */
const isChanged = ({ description, url, logo, contacts }: OrganizationFields, before: LockedOrganization): boolean =>
  (description !== undefined && (description ?? '') !== before.description) ||
  (url !== undefined && (url || null) !== before.url) ||
  (logo !== undefined && logo !== before.logo_id) ||
  (contacts !== undefined && textOf(contacts) !== before.contacts)

const textOf = (contacts: NonNullable<OrganizationFields['contacts']>) =>
  contacts.map(({ info, email, phone }) => `${info} ${email} ${phone}`).join('\n')

/** Contacts are personal data: the queue only names that they changed. */
const snapshotOf = ({ name, description, url, logo_id, contacts }: Omit<Reviewed, 'reviewed'>) => ({
  name,
  description,
  url,
  logo: logo_id,
  contacts: hashOf(contacts),
})

export type Snapshot = { name: string; description: string; url: string | null; logo: string | null; contacts: string }

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

type Reviewed = { name: string; description: string; url: string | null; logo_id: string | null; contacts: string; reviewed: Snapshot | null }

/** The fields that differ from the last approval, with their texts then. */
export const changesOf = (row: Reviewed) => {
  const { reviewed } = row
  if (!reviewed) return []
  const now = snapshotOf({ ...row })
  const texts = (['name', 'description', 'url'] as const).map((field) => ({ field, before: reviewed[field] || null }))
  const others = (['logo', 'contacts'] as const).map((field) => ({ field, before: null }))
  return [...texts, ...others].filter(({ field }) => (reviewed[field] || null) !== (now[field] || null))
}
