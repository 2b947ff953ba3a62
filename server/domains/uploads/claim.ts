import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { uuid } from './address.ts'

/** Puts uploads to use, so that they stay: true when all of them are there and the person's own, else nothing changes. */
export const claimUploads = async (tx: Tx, { ids, ownerId }: { ids: readonly string[]; ownerId: number }): Promise<boolean> => {
  const wanted = [...new Set(ids)]
  if (!wanted.every((id) => uuid.test(id))) return false
  const own = await tx
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .execute()
  if (own.length < wanted.length) return false
  await setClaimed(tx, wanted, true)
  return true
}

/** Lets go of uploads nothing uses any more; their bytes go with the next cleaning. */
export const releaseUploads = (tx: Tx, ids: readonly string[]) => setClaimed(tx, ids, false)

const setClaimed = (tx: Tx, ids: readonly string[], isClaimed: boolean) =>
  tx.updateTable('uploads').set({ is_claimed: isClaimed }).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
