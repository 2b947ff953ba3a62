import { sql, type Updateable } from 'kysely'
import type { Resumes } from '../../../../db/schema.ts'
import type { Db, Tx } from '../../../kernel/db.ts'

/** Visible resumes, and that of the viewer. Index: the primary key. */
export const resumesOf = (db: Db, userIds: readonly number[], viewerId: number | null) =>
  db
    .selectFrom('resumes')
    .select(['user_id', 'desired_position', 'qualification', 'salary', 'skills', 'is_visible'])
    .where(sql<boolean>`user_id = any(${userIds}::bigint[])`)
    .where(sql<boolean>`(is_visible or user_id = ${viewerId})`)
    .execute()

/** Index: the primary key. */
export const certificatesOf = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('resume_certificates as c')
    .innerJoin('uploads as f', 'f.id', 'c.upload_id')
    .select(['c.user_id', 'f.id', 'f.name', 'f.size', 'f.mime'])
    .where(sql<boolean>`c.user_id = any(${userIds}::bigint[])`)
    .orderBy('c.user_id')
    .orderBy('c.position')
    .execute()

/** Inserts a missing resume. */
export const saveColumns = (tx: Tx, userId: number, change: Updateable<Resumes>) =>
  tx
    .insertInto('resumes')
    .values({ ...change, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, user_id: userId }))
    .execute()

export const replaceCertificates = async (tx: Tx, userId: number, uploadIds: readonly string[]) => {
  await tx.deleteFrom('resume_certificates').where('user_id', '=', userId).execute()
  const rows = uploadIds.map((uploadId, position) => ({ user_id: userId, position, upload_id: uploadId }))
  if (rows.length > 0) await tx.insertInto('resume_certificates').values(rows).execute()
}

export const deleteResume = (tx: Tx, userId: number) => tx.deleteFrom('resumes').where('user_id', '=', userId).execute()
