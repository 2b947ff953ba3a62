import { sql } from 'kysely'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Tx } from '../../kernel/db.ts'
import { uuid } from './address.ts'
import { privatePurposes } from './purposes.ts'

/** Marks uploads as used, so that they are not removed. Returns false and changes nothing unless all exist and belong to the owner. */
export const claimUploads = async (tx: Tx, { ids, ownerId }: { ids: readonly string[]; ownerId: number }): Promise<boolean> => {
  const uniqueIds = [...new Set(ids)]
  if (!uniqueIds.every((id) => uuid.test(id))) return false
  const own = await tx
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`id = any(${uniqueIds}::uuid[])`)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .execute()
  if (own.length < uniqueIds.length) return false
  await setClaimed(tx, uniqueIds, true)
  return true
}

type FreeUploads = { ids: readonly string[]; pictures: readonly string[]; ownerId: number }

/**
 * Claims uploads of the owner that nothing uses yet, in one statement; pictures must be images. Returns those that it claimed: a
 * caller who misses one rolls back.
 */
export const claimFreeUploads = async (tx: Tx, { ids, pictures, ownerId }: FreeUploads): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    update uploads set is_claimed = true where id = any(${ids.filter((id) => uuid.test(id))}::uuid[]) and owner_id = ${ownerId}
      and removed_at is null and not is_claimed and coalesce(purpose <> all(${privatePurposes}), true)
      and (mime like 'image/%' or id::text <> all(${pictures}::text[]))
    returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

type PrivateClaim = { ids: readonly string[]; ownerId: number; purpose: UploadPurpose }

/** The same for files that only the readers of the purpose may read from now on. A file in use, or of another private purpose, is refused. */
export const claimPrivately = async (tx: Tx, { ids, ownerId, purpose }: PrivateClaim): Promise<boolean> => {
  const others = privatePurposes.filter((one) => one !== purpose)
  // every row is locked before its use is read: a condition in the statement would pass over a row that another claim is changing
  const rows = await tx
    .selectFrom('uploads')
    .select(['is_claimed', 'purpose'])
    .where(sql<boolean>`id = any(${ids.filter((id) => uuid.test(id))}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const isUsed = rows.some((row) => row.is_claimed || others.some((other) => other === row.purpose))
  if (isUsed || !(await claimUploads(tx, { ids, ownerId }))) return false
  await tx.updateTable('uploads').set({ purpose }).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return true
}

/** Marks uploads as unused; the next cleaning removes them. */
export const releaseUploads = (tx: Tx, ids: readonly string[]) => setClaimed(tx, ids, false)

const setClaimed = (tx: Tx, ids: readonly string[], isClaimed: boolean) =>
  tx.updateTable('uploads').set({ is_claimed: isClaimed }).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
