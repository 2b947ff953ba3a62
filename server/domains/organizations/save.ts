import { sql } from 'kysely'
import type { OrganizationFields } from '../../../contract/organizations/shapes.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { contentPictures } from '../uploads/content-pictures.ts'

/** Columns of the fields that are sent; the others stay. */
export const columnsOf = ({ name, type, cityId, inn, description, url, activityTypes, okvedIds }: OrganizationFields) => ({
  name,
  ...(type && { type }),
  ...(cityId !== undefined && { city_id: cityId }),
  ...(inn !== undefined && { inn }),
  ...(description !== undefined && { description: description ?? '' }),
  ...(url !== undefined && { url: url || null }),
  ...(activityTypes && { activity_types: activityTypes }),
  ...(okvedIds && { okved_ids: okvedIds }),
})

type Logo = { logo: string | null | undefined; before: string | null; actorId: number }

/** The columns of the logo. A new picture belongs to the organization, also after the account of its sender is erased. */
export const claimLogo = async (tx: Tx, { logo, before, actorId }: Logo) => {
  if (logo === undefined || logo === before) return {}
  if (logo !== null && !(await contentPictures.claim(tx, { id: logo, ownerId: actorId }))) throw wrongField('logo')
  if (before !== null) await contentPictures.release(tx, [before])
  return { logo_id: logo }
}

export const saveContacts = async (tx: Tx, organizationId: number, contacts: NonNullable<OrganizationFields['contacts']>) => {
  await sql`delete from organization_contacts where organization_id = ${organizationId}`.execute(tx)
  if (contacts.length === 0) return
  const rows = contacts.map(({ userId, ...contact }, position) => ({ organization_id: organizationId, position, user_id: userId, ...contact }))
  await tx.insertInto('organization_contacts').values(rows).execute()
}

/** Constraints that mean an existing organization. */
export const identityConstraints: readonly (string | null)[] = ['organizations_inn', 'organizations_named']
