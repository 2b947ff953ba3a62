import { type Insertable, type RawBuilder, sql } from 'kysely'
import { userStatuses } from '../../../../../contract/limits.ts'
import type { ParentalConsents } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'

export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsent>>>

/** Minors with their submission, if any. Index: users_minors. */
const minors = (db: Db) =>
  db.selectFrom('users').leftJoin('parental_consents as consent', 'consent.user_id', 'users.id').where('users.status', '=', userStatuses.minor)

const rowColumns = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.birthday',
  'users.city_id',
  'users.consent_due_at',
  'consent.status',
  'consent.parent_name',
  'consent.parent_phone',
  'consent.parent_email',
  'consent.uploaded_at',
  'consent.valid_until',
  'consent.comment',
] as const

export const findConsent = (db: Db, userId: number) => minors(db).select(rowColumns).where('users.id', '=', userId).executeTakeFirst()

type ConsentFile = { id: string; name: string; size: number; mime: string }
export type StaffConsentRow = ConsentRow & { files: ConsentFile[] }

/** With their files, for staff. Indexes: the primary keys of users and parental_consent_files. */
export const consentsOf = (db: Db, ids: RawBuilder<unknown>) =>
  minors(db)
    .select(rowColumns)
    .select(
      sql<ConsentFile[]>`array(
        select json_build_object('id', uploads.id, 'name', uploads.name, 'size', uploads.size, 'mime', uploads.mime)
        from parental_consent_files file join uploads on uploads.id = file.upload_id
        where file.user_id = users.id order by file.position)`.as('files'),
    )
    .where(sql<boolean>`users.id in (${ids})`)

/** Index: the primary key of parental_consent_files. */
export const filesOf = (db: Db, userIds: number[]) =>
  db
    .selectFrom('parental_consent_files as file')
    .innerJoin('uploads', 'uploads.id', 'file.upload_id')
    .select(['file.user_id', 'uploads.id', 'uploads.name', 'uploads.size', 'uploads.mime'])
    .where(sql<boolean>`file.user_id = any(${userIds}::bigint[])`)
    .orderBy('file.user_id')
    .orderBy('file.position')
    .execute()

/** Returns false if an approved consent is in force. */
export const submitConsent = async (tx: Tx, consent: Insertable<ParentalConsents>): Promise<boolean> => {
  const { user_id: _, ...submitted } = consent
  const row = await tx
    .insertInto('parental_consents')
    .values(consent)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...submitted, decided_at: null, decided_by: null, comment: null, valid_until: null })
        .where('parental_consents.status', '!=', 'approved'),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** True if every file was uploaded as a consent, because only such files are private. Index: the primary key of uploads. */
export const areConsents = async (tx: Tx, uploadIds: readonly string[]): Promise<boolean> => {
  const other = await tx
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`id = any(${uploadIds}::uuid[])`)
    .where('purpose', '!=', 'consent')
    .executeTakeFirst()
  return other === undefined
}

/** Returns the ids of files that no longer belong to the consent. */
export const replaceFiles = async (tx: Tx, userId: number, uploadIds: readonly string[]): Promise<string[]> => {
  const before = await tx.deleteFrom('parental_consent_files').where('user_id', '=', userId).returning('upload_id').execute()
  const files = uploadIds.map((upload_id, position) => ({ user_id: userId, position, upload_id }))
  await tx.insertInto('parental_consent_files').values(files).execute()
  return before.map((row) => row.upload_id).filter((id) => !uploadIds.includes(id))
}

export const validateUntil = (tx: Tx, userId: number, validUntil: Date) =>
  tx.updateTable('parental_consents').set({ valid_until: validUntil }).where('user_id', '=', userId).execute()

export const liftRestriction = (tx: Tx, userId: number) => tx.updateTable('users').set({ restricted_at: null }).where('id', '=', userId).execute()

/** Minors without a due date did not register as minors: their 30 days start now. Index: users_minors. */
export const setMissingDueDates = (db: Db, dueAt: Date) =>
  db.updateTable('users').set({ consent_due_at: dueAt }).where('status', '=', userStatuses.minor).where('consent_due_at', 'is', null).execute()

/** Adults no longer need the consent and must accept the agreements themselves (V195). Index: users_minors. */
export const liftAdultRestrictions = (db: Db, bornUntil: string) =>
  db
    .updateTable('users')
    .set({ status: userStatuses.active, restricted_at: null, consent_due_at: null, agreement_at: null, personal_data_agreement_at: null })
    .where('status', '=', userStatuses.minor)
    .where(sql<boolean>`birthday::text <= ${bornUntil}`)
    .execute()

/** Expires consents after ten years; each minor gets a new due date (V193). Index: parental_consents_expiry. */
export const expireConsents = async (tx: Tx, { now, dueAt }: { now: Date; dueAt: Date }): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with expired as (
      update parental_consents c set status = 'absent' from users u
      where c.status = 'approved' and c.valid_until <= ${now} and u.id = c.user_id and u.status = ${userStatuses.minor} returning c.user_id)
    update users set consent_due_at = ${dueAt} from expired where users.id = expired.user_id returning users.id`.execute(tx)
  return rows.map((row) => row.id)
}

/** Restricts minors whose 30 days passed without an approved consent (V192), except demo users. Index: users_minors. */
export const restrictOverdue = async (tx: Tx, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    update users u set restricted_at = ${now} where u.status = ${userStatuses.minor} and not u.is_demo and u.restricted_at is null and u.consent_due_at <= ${now}
      and not exists (select from parental_consents c where c.user_id = u.id and c.status = 'approved') returning u.id`.execute(tx)
  return rows.map((row) => row.id)
}
