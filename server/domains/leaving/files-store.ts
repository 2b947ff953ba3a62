import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'

/** Storage keys of the user's uploads, archives and exported lists. */
export const storedFilesOf = async (db: Db, userId: number): Promise<string[]> => {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from uploads where owner_id = ${userId}
    union all select storage_key from data_exports where user_id = ${userId} and storage_key is not null
    union all select storage_key from table_exports where user_id = ${userId} and storage_key is not null`.execute(db)
  return rows.map((row) => row.storage_key)
}

export const uploadsByIds = (db: Db, ids: readonly string[]) =>
  db.selectFrom('uploads').select(['id', 'name', 'storage_key']).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
