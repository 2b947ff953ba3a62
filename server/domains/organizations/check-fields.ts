import { sql } from 'kysely'
import { userStatuses } from '../../../contract/limits.ts'
import type { OrganizationFields } from '../../../contract/organizations/shapes.ts'
import type { Db } from '../../kernel/db.ts'
import type { FieldFault } from '../../kernel/refusal.ts'
import { privatePurposes } from '../uploads/purposes.ts'

type Faults = Record<string, FieldFault[]>

/** The user who changes the organization, its admins and logo before; the author of a new one is an admin whatever they send. */
type Situation = { actorId: number; isNew: boolean; adminIds: readonly number[]; logoId: string | null }

/** References that the schema cannot check: to cities, classes, users and files. */
export const faultsOfReferences = async (db: Db, fields: OrganizationFields, situation: Situation): Promise<Faults> => {
  const found = await findReferenced(db, fields, situation)
  const admins = new Set([...(fields.admins ?? situation.adminIds), ...(situation.isNew ? [situation.actorId] : [])])
  const foreign = (fields.contacts ?? []).flatMap(({ userId }, index) => (userId === null || admins.has(userId) ? [] : [`contacts.${index}.userId`]))
  const wrong = [
    ...(found.hasName ? [] : ['name']),
    ...(found.hasCity ? [] : ['cityId']),
    ...(found.hasOkveds ? [] : ['okvedIds']),
    ...(found.hasAdmins ? [] : ['admins']),
    ...(found.hasLogo ? [] : ['logo']),
    ...foreign,
  ]
  return Object.fromEntries(wrong.map((field) => [field, [{ fault: field === 'name' ? 'format' : 'choice' }]]))
}

type Found = { hasName: boolean; hasCity: boolean; hasOkveds: boolean; hasAdmins: boolean; hasLogo: boolean }

/** A name is more than a legal form. Indexes: primary keys. */
const findReferenced = async (db: Db, fields: OrganizationFields, { actorId, adminIds, logoId }: Situation): Promise<Found> => {
  const { name, cityId = null, okvedIds = [], admins = [], logo = null } = fields
  const newAdmins = admins.filter((id) => !adminIds.includes(id))
  const newLogo = logo === logoId ? null : logo
  const { rows } = await sql<Found>`select
    btrim(organization_key(${name}::text)) <> '' as "hasName",
    (${cityId}::int is null or exists (select from cities where id = ${cityId}::int)) as "hasCity",
    (select count(*) from okveds where id = any(${okvedIds}::int[])) = ${okvedIds.length} as "hasOkveds",
    (select count(*) from users where id = any(${newAdmins}::bigint[]) and ${isActiveUser}) = ${newAdmins.length} as "hasAdmins",
    (${newLogo}::uuid is null or exists (select from uploads where id = ${newLogo}::uuid and owner_id = ${actorId} and removed_at is null
      and not is_claimed and mime like 'image/%' and coalesce(purpose <> all(${privatePurposes}::text[]), true))) as "hasLogo"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a check of references returned no row')
  return row
}

/** Users with a finished registration who are not blocked. */
export const isActiveUser = sql<boolean>`status in (${sql.lit(userStatuses.minor)}, ${sql.lit(userStatuses.active)}) and blocked_at is null`
