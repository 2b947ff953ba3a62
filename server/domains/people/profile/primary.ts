import { sql } from 'kysely'
import type { Tx } from '../../../kernel/db.ts'

type Table = 'educations' | 'employments'

/** Clears the primary flag before another entry gets it (V351). Indexes: educations_one_primary, employments_one_primary. */
export const clearPrimary = (tx: Tx, table: Table, userId: number) =>
  sql`update ${sql.table(table)} set is_primary = false where user_id = ${userId} and is_primary`.execute(tx)

/** Indexes: educations_user, employments_user. */
export const countEntries = async (tx: Tx, table: Table | 'projects' | 'user_files', userId: number): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from ${sql.table(table)} where user_id = ${userId}`.execute(tx)).rows[0]?.total ?? 0

export const deleteEntry = async (tx: Tx, table: Table | 'projects', { id, userId }: { id: number; userId: number }): Promise<boolean> =>
  (await sql`delete from ${sql.table(table)} where id = ${id} and user_id = ${userId} returning id`.execute(tx)).rows.length > 0
