import { sql } from 'kysely'
import type { OrganizationAppeal } from '../../../contract/organizations/shapes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'

export type AppealRow = {
  id: number
  organization_id: number
  user_id: number
  user_name: string
  photo_id: string | null
  text: string | null
  document: { id: string; name: string; size: number; mime: string }
  status: OrganizationAppeal['status']
  comment: string | null
  created_at: Date
}

const appealRows = sql`
  select p.id, p.organization_id, p.user_id, btrim(concat_ws(' ', u.first_name, u.last_name)) as user_name, u.photo_id, p.text, p.status, p.comment, p.created_at,
    jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime) as document
  from organization_appeals p join users u on u.id = p.user_id join uploads f on f.id = p.upload_id`

/** Index: the primary key. */
export const findAppeal = async (db: Db, organizationId: number, id: number): Promise<AppealRow | undefined> => {
  const { rows } = await sql<AppealRow>`${appealRows} where p.id = ${id} and p.organization_id = ${organizationId}`.execute(db)
  return rows[0]
}

const maxListed = 100

/** Pending ones by longest wait, then the latest decided ones. Index: organization_appeals_organization. */
export const appealsOf = async (db: Db, organizationId: number): Promise<AppealRow[]> => {
  const { rows } = await sql<AppealRow>`${appealRows} where p.organization_id = ${organizationId}
    order by p.status = 'wait' desc, case when p.status = 'wait' then p.created_at end, p.decided_at desc, p.id desc limit ${maxListed}`.execute(db)
  return rows
}

type LockedAppeal = { id: number; user_id: number; status: OrganizationAppeal['status']; upload_id: string }

/** Locked after its organization. */
export const lockAppeal = async (tx: Tx, organizationId: number, id: number): Promise<LockedAppeal | undefined> => {
  const { rows } = await sql<LockedAppeal>`
    select id, user_id, status, upload_id from organization_appeals where id = ${id} and organization_id = ${organizationId} for update`.execute(tx)
  return rows[0]
}

export const presentAppeal = (row: AppealRow): OrganizationAppeal => ({
  id: row.id,
  orgId: row.organization_id,
  userId: row.user_id,
  user: { id: row.user_id, name: row.user_name, photo: row.photo_id && uploadUrl(row.photo_id) },
  text: row.text ?? '',
  document: presentUpload(row.document),
  status: row.status,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
})
