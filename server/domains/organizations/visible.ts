import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type CardRow, findOrganization, type OrganizationRow, type Viewer } from './store.ts'

type Reader = { db: Db; actor: Actor | null; caller: Pick<Caller, 'locale'> }

export const viewerOf = (actor: Actor | null): Viewer => actor && { id: actor.id, isStaff: actor.isStaff }

/**
 * The page of an organization under review is open, so that its colleagues find it before they add it again. One that a complaint has
 * closed stays closed during the review.
 */
export const isVisible = ({ moderation, closed_at, is_managed }: CardRow, viewer: Viewer): boolean =>
  (moderation !== 'declined' && closed_at === null) || is_managed || viewer?.isStaff === true

/** An organization that the caller may see; otherwise refused as unknown. */
export const visibleOrganization = async ({ db, actor, caller }: Reader, id: number): Promise<OrganizationRow> => {
  const row = await findOrganization(db, id, { viewer: viewerOf(actor), locale: caller.locale })
  if (!row || !isVisible(row, viewerOf(actor))) throw new Refusal('notFound')
  return row
}

/** An organization of which the caller is an admin. */
export const managedOrganization = async (reader: Reader, id: number): Promise<OrganizationRow> => {
  const row = await visibleOrganization(reader, id)
  if (!row.is_managed) throw new Refusal('forbidden')
  return row
}
