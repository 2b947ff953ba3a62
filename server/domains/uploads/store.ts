import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'

/** Index: the primary key. */
export const findUpload = (db: Db, id: string) =>
  db
    .selectFrom('uploads')
    .select(['id', 'name', 'size', 'mime', 'purpose', 'storage_key', 'owner_id', 'is_claimed'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Keys of the bytes by upload. Index: the primary key. */
export const storageKeys = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('uploads').select(['id', 'storage_key']).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return new Map(rows.map(({ id, storage_key }) => [id, storage_key]))
}

type Reader = { id: number; isExpert: boolean }

/**
 * True if an inquiry about an event of the organizer has the file, or a request for admission to an event that the expert scores.
 * Indexes: the unique upload_id, the unique key of event_experts, primary keys.
 */
export const isOfOwnEvent = async (db: Db, uploadId: string, { id, isExpert }: Reader): Promise<boolean> => {
  const { rows } = await sql`
    select from participant_inquiry_files f
    join participant_inquiries i on i.id = f.inquiry_id
    join events e on e.id = i.event_id and e.deleted_at is null
    where f.upload_id = ${uploadId} and (
      exists (select from event_owners o where o.event_id = i.event_id and o.user_id = ${id})
      or ${isExpert} and i.type = 'participation' and exists (select from event_experts x
        where x.event_id = i.event_id and x.user_id = ${id} and x.invite = 'approved' and x.removed_at is null))`.execute(db)
  return rows.length > 0
}

/**
 * True if an answer has the file whose quiz the user edits, or with which a participant registered for an event that the user organizes or
 * scores. Indexes: quiz_answer_values_upload, event_participants_quiz_answer, primary keys, the unique key of event_experts.
 */
export const isOfReadAnswer = async (db: Db, uploadId: string, { id, isExpert }: Reader): Promise<boolean> => {
  const { rows } = await sql`
    select from quiz_answer_values v join quizzes q on q.id = v.quiz_id and q.deleted_at is null
    where v.upload_id = ${uploadId}
      and (q.author_id = ${id} or exists (select from quiz_accesses a where a.quiz_id = q.id and a.user_id = ${id})
        or exists (select from event_participants p join events e on e.id = p.event_id and e.deleted_at is null where p.quiz_answer_id = v.answer_id and (
          exists (select from event_owners o where o.event_id = p.event_id and o.user_id = ${id})
          or ${isExpert} and exists (select from event_experts x
            where x.event_id = p.event_id and x.user_id = ${id} and x.invite = 'approved' and x.removed_at is null))))`.execute(db)
  return rows.length > 0
}

/** True if a request for the rights of an admin has the file, and the user is an admin. Indexes: the unique upload_id, the primary key of organization_admins. */
export const isOfOwnOrganization = async (db: Db, uploadId: string, userId: number): Promise<boolean> => {
  const { rows } = await sql`select from organization_appeals p
    join organization_admins a on a.organization_id = p.organization_id and a.user_id = ${userId} where p.upload_id = ${uploadId}`.execute(db)
  return rows.length > 0
}

/** Marks an unused file as removed. Returns false if it is in use. */
export const markRemoved = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const marked = await db
    .updateTable('uploads')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('is_claimed', '=', false)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Index: uploads_loose. */
export const markLooseRemoved = (db: Db, createdBefore: Date, now: Date) =>
  db
    .updateTable('uploads')
    .set({ removed_at: now })
    .where('is_claimed', '=', false)
    .where('removed_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .execute()

const maxAtOnce = 500

/** Index: uploads_removed. */
export const removedUploads = (db: Db) =>
  db.selectFrom('uploads').select(['id', 'storage_key']).where('removed_at', 'is not', null).orderBy('removed_at').limit(maxAtOnce).execute()

export const deleteUpload = (db: Db, id: string) => db.deleteFrom('uploads').where('id', '=', id).execute()

type Slot = { id: string; owner_id: number; name: string; size: number; purpose: string; signature_hash: Buffer; created_at: Date }

export const addSlot = (db: Db, slot: Slot) => db.insertInto('direct_uploads').values(slot).execute()

/** An announced file that has not expired. Index: the primary key. */
export const findSlot = (db: Db, id: string, announcedAfter: Date) =>
  db
    .selectFrom('direct_uploads')
    .select(['id', 'owner_id', 'name', 'size', 'purpose', 'signature_hash'])
    .where('id', '=', id)
    .where('created_at', '>', announcedAfter)
    .executeTakeFirst()

/** Only one of two concurrent completions of a file gets true. */
export const deleteSlot = async (db: Db, id: string): Promise<boolean> =>
  (await db.deleteFrom('direct_uploads').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

/** Index: direct_uploads_age. */
export const slotsBefore = (db: Db, announcedBefore: Date) =>
  db.selectFrom('direct_uploads').select('id').where('created_at', '<', announcedBefore).limit(maxAtOnce).execute()
