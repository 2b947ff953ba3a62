import { sql } from 'kysely'
import type { Resources } from '../../kernel/resources.ts'

/** The pending objects of every queue, counted in one statement. */
export const countWaiting = async ({ db, queues }: Pick<Resources, 'db' | 'queues'>): Promise<Record<string, number>> => {
  const counts = queues.map(({ name, waitingCount }) => sql`select ${sql.lit(name)} as name, (${waitingCount}) as total`)
  const { rows } = await sql<{ name: string; total: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  // the reply schema verifies that every queue of the contract is there
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}
