import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { ModerationQueue } from '../../kernel/moderation-queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { exactUpTo, plannedRows, totalCount } from '../../kernel/total-count.ts'

/** The pending objects of every queue, counted in one statement. A long queue is estimated, because every page of the panel shows its number. */
export const countWaiting = async ({ db, queues }: Pick<Resources, 'db' | 'queues'>): Promise<Record<string, number>> => {
  const counts = queues.map(
    ({ name, waitingIds }) =>
      sql`select ${sql.lit(name)} as name, (select count(*) from (${waitingIds} limit ${sql.lit(exactUpTo + 1)}) counted) as total`,
  )
  const { rows } = await sql<{ name: string; total: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const counted = new Map(rows.map(({ name, total }) => [name, total]))
  const totals = await Promise.all(queues.map((queue) => totalOf(db, queue, counted.get(queue.name) ?? 0)))
  // the reply schema verifies that every queue of the contract is there
  return Object.fromEntries(totals)
}

const wholeList = { limit: 0, offset: 0 }

const totalOf = async (db: Db, { name, waitingIds }: ModerationQueue, counted: number) => {
  const estimate = () => plannedRows(db.selectFrom(sql<{ id: number }>`(${waitingIds})`.as('waiting')).select('waiting.id'))
  return [name, await totalCount(wholeList, { countUpTo: async () => counted, estimate })] as const
}
