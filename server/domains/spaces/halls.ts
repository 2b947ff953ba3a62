import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { upload } from '../../../contract/shapes.ts'
import { capacityTierOf } from '../../../contract/spaces/capacity.ts'
import type { Hall } from '../../../contract/spaces/spaces.ts'
import type { Db } from '../../kernel/db.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'

type Upload = z.output<typeof upload>

/** Halls in use, the smallest first. Index: halls_space. */
export const hallsOfSpaces = async (db: Db, spaceIds: readonly number[], where: RawBuilder<boolean> = sql<boolean>`true`): Promise<Hall[]> => {
  const rows = await db
    .selectFrom('halls as h')
    .select(['h.id', 'h.space_id as spaceId', 'h.name', 'h.capacity', 'h.equipment', 'h.photos', 'h.is_active as isActive'])
    .where(sql<boolean>`h.space_id = any(${spaceIds}::bigint[])`)
    .where('h.is_active', '=', true)
    .where(notDeleted('h'))
    .where(where)
    .orderBy('h.capacity')
    .orderBy('h.id')
    .execute()
  const uploads = await uploadsAt(
    db,
    rows.flatMap(({ photos }) => photos),
  )
  return rows.map(({ photos, ...row }) => ({
    ...row,
    capacityTier: capacityTierOf(row.capacity),
    photos: photos.flatMap((url) => uploads.get(url) ?? []),
  }))
}

/** Uploads by the address that a content table stores. Index: the primary key. */
export const uploadsAt = async (db: Db, urls: readonly string[]): Promise<ReadonlyMap<string, Upload>> => {
  if (urls.length === 0) return new Map()
  const ids = [...new Set(urls)].map((url) => url.slice(uploadUrl('').length))
  const rows = await db.selectFrom('uploads').select(['id', 'name', 'size', 'mime']).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return new Map(rows.map((row) => [uploadUrl(row.id), presentUpload(row)]))
}
