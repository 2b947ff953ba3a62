import { type RawBuilder, sql } from 'kysely'
import { type Db, plannedEachTime } from './db.ts'

const maxFew = 1_000

/**
 * Ids that a filter finds, or null if there are too many. A list in an order cannot use the index of a text search: it would read
 * every row to find few matches. With few ids it reads only these; with many it soon finds a page in its own order.
 */
export const fewIds = async (db: Db, found: RawBuilder<unknown>): Promise<number[] | null> => {
  const { rows } = await sql<{ id: number }>`${plannedEachTime} select found.id from (${found}) found limit ${sql.lit(maxFew + 1)}`.execute(db)
  return rows.length > maxFew ? null : [...new Set(rows.map(({ id }) => id))]
}

/** The condition that a column is one of the ids. */
export const isOneOf = (column: RawBuilder<unknown>, ids: readonly number[]) => sql<boolean>`${column} = any(${ids}::bigint[])`
