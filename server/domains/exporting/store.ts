import { sql } from 'kysely'
import type { ExportFormat } from '../../../contract/exporting/limits.ts'
import { listedExports } from '../../../contract/exporting/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../../kernel/db.ts'

const columns = [
  'id',
  'user_id',
  'name',
  'format',
  'filter',
  'locale',
  'status',
  'rows_done',
  'rows_total',
  'attempts',
  'storage_key',
  'size',
  'created_at',
  'expires_at',
] as const
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findExport = (db: Db, id: number) => db.selectFrom('table_exports').select(columns).where('id', '=', id).executeTakeFirst()

/** Index: table_exports_user. */
export const exportsOf = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('table_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(listedExports)
    .execute()

/** Index: the primary key. */
export const requesterOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['id', 'status']).where('id', '=', userId).executeTakeFirstOrThrow()

type Requested = { userId: number; name: string; format: ExportFormat; filter: object; locale: Locale }

/** The latest of equal exports. Index: table_exports_user. */
export const latestExport = (db: Db, { userId, name, format, filter, locale }: Requested) =>
  db
    .selectFrom('table_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('format', '=', format)
    .where('locale', '=', locale)
    .where(sql<boolean>`filter = ${JSON.stringify(filter)}::jsonb`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

type NewExport = Requested & { now: Date; until: Date }

/** Undefined while an equal export of the user is running. Index: table_exports_running. */
export const addExport = (tx: Tx, { userId, name, format, filter, locale, now, until }: NewExport) =>
  tx
    .insertInto('table_exports')
    .values({ user_id: userId, name, format, filter: JSON.stringify(filter), locale, created_at: now, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Starts an attempt under a new storage key. Undefined for an export that is deleted or over. */
export const claimExport = async (db: Db, id: number, storageKey: string) => {
  const { rows } = await sql<{ previous_key: string | null }>`
    with claimed as (
      select id, storage_key from table_exports where id = ${id} and status in ('queued', 'making') for update)
    update table_exports as e set status = 'making', attempts = attempts + 1, rows_done = 0, rows_total = null, storage_key = ${storageKey}
    from claimed where e.id = claimed.id returning claimed.storage_key as previous_key`.execute(db)
  return rows[0]
}

type Attempt = { id: number; storageKey: string }
type Progress = { rows_done?: number; rows_total?: number; status?: 'ready' | 'failed'; size?: number }

/** False when another worker has claimed the export, or when it is deleted. */
export const changeAttempt = async (db: Db, { id, storageKey }: Attempt, progress: Progress): Promise<boolean> => {
  const row = await db
    .updateTable('table_exports')
    .set(progress)
    .where('id', '=', id)
    .where('storage_key', '=', storageKey)
    .where('status', '=', 'making')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Index: table_exports_expiry. */
export const expiredExports = (db: Db, moment: Date) =>
  db.selectFrom('table_exports').select(['id', 'storage_key']).where('expires_at', '<=', moment).limit(1_000).execute()

export const removeExports = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('table_exports').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
