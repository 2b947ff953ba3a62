import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { uuid } from './address.ts'

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

/** Marks uploads as unused; the next cleaning removes them. */
export const releaseUploads = (tx: Tx, ids: readonly string[]) => setClaimed(tx, ids, false)

const setClaimed = (tx: Tx, ids: readonly string[], isClaimed: boolean) =>
  tx.updateTable('uploads').set({ is_claimed: isClaimed }).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
