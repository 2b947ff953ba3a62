import type { Db, Tx } from '../../kernel/db.ts'

const columns = ['id', 'user_id', 'status', 'progress', 'size', 'storage_key', 'created_at', 'expires_at'] as const
export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findExport = (db: Db, id: number) => db.selectFrom('data_exports').select(columns).where('id', '=', id).executeTakeFirst()

export const lastExport = (db: Db, userId: number) =>
  db.selectFrom('data_exports').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const addExport = (tx: Tx, { userId, now, until }: { userId: number; now: Date; until: Date }) =>
  tx.insertInto('data_exports').values({ user_id: userId, created_at: now, expires_at: until }).returning(columns).executeTakeFirstOrThrow()

type Change = { status: ExportRow['status']; progress: number; storage_key?: string; size?: number }

export const changeExport = (db: Db, id: number, change: Change) => db.updateTable('data_exports').set(change).where('id', '=', id).execute()

/** Locks the account, so that concurrent requests are serialized. The lock lets rows refer to the account. */
export const lockAccountRow = (tx: Tx, userId: number) => tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** Index: data_exports_expiry. */
export const removeExportsBefore = (db: Db, moment: Date) =>
  db.deleteFrom('data_exports').where('expires_at', '<=', moment).returning('storage_key').execute()
