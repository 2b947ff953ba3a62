import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../../db/schema.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import type { Slice } from '../../../kernel/paging.ts'

export type FileRow = Awaited<ReturnType<typeof filesOf>>[number]

/** The latest first. Index: user_files_user. */
export const filesOf = (db: Db, userIds: readonly number[], slice?: Slice) =>
  fileRows(db)
    .where(sql<boolean>`x.user_id = any(${userIds}::bigint[])`)
    .orderBy('x.created_at', 'desc')
    .orderBy('x.id', 'desc')
    .$if(slice !== undefined, (rows) => rows.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute()

export const countFiles = async (db: Db, userId: number): Promise<number> => {
  const counted = db.selectFrom('user_files').select(sql<number>`count(*)`.as('total')).where('user_id', '=', userId)
  return (await counted.executeTakeFirstOrThrow()).total
}

export const fileOfUpload = (tx: Tx, userId: number, uploadId: string) =>
  fileRows(tx).where('x.user_id', '=', userId).where('x.upload_id', '=', uploadId).executeTakeFirst()

const fileRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('user_files as x')
    .innerJoin('uploads as f', 'f.id', 'x.upload_id')
    .select(['x.id', 'x.user_id', 'x.title', 'x.created_at', 'f.id as upload_id', 'f.name', 'f.size', 'f.mime'])

type NewFile = { userId: number; uploadId: string; title: string | null; now: Date }

/** An upload is in a profile once; saving it again replaces the title. */
export const saveFile = (tx: Tx, { userId, uploadId, title, now }: NewFile) =>
  tx
    .insertInto('user_files')
    .values({ user_id: userId, upload_id: uploadId, title, created_at: now })
    .onConflict((conflict) => conflict.column('upload_id').doUpdateSet({ title }))
    .execute()

/** The upload of a removed file, or null. */
export const deleteFile = async (tx: Tx, id: number, userId: number): Promise<string | null> => {
  const removed = await tx.deleteFrom('user_files').where('id', '=', id).where('user_id', '=', userId).returning('upload_id').executeTakeFirst()
  return removed?.upload_id ?? null
}
