import { sql } from 'kysely'
import type { Pictures } from '../../kernel/content/content-routes.ts'
import type { Tx } from '../../kernel/db.ts'
import { uploadUrl, uuid } from './address.ts'
import { releaseUploads } from './claim.ts'
import { privatePurposes } from './purposes.ts'

/** A claimed picture loses its owner, because it stays on the site when the account of its editor is erased. */
const claimPicture = async (tx: Tx, { id, ownerId }: { id: string; ownerId: number }): Promise<boolean> => {
  if (!uuid.test(id)) return false
  const claimed = await tx
    .updateTable('uploads')
    .set({ is_claimed: true, owner_id: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('is_claimed', '=', false)
    .where('removed_at', 'is', null)
    .where('mime', 'like', 'image/%')
    .where(sql<boolean>`purpose <> all(${privatePurposes}::text[])`)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Pictures of content tables. */
export const contentPictures: Pictures = { claim: claimPicture, release: releaseUploads, urlOf: uploadUrl }
