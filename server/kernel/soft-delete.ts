import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './db.ts'

/** Excludes deleted rows of a table with `deleted_at`. Every read outside the pages of staff has this condition. */
export const notDeleted = (alias: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null`

/** Marks a row as deleted. Unique indexes of such a table are partial (`where deleted_at is null`), so that a restoration may violate one. */
export const setDeleted = (tx: Tx, table: string, id: number, deletedAt: Date) =>
  sql`update ${sql.table(table)} set deleted_at = ${deletedAt}, version = version + 1 where id = ${id}`.execute(tx)
