import { sql } from 'kysely'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { type Filters, publicEvents } from './list.ts'
import { byDate } from './page.ts'

/** How far beyond the page the count is exact. */
const countedAhead = 500

/**
 * How many events a list has. Counting a million takes a hundred times what a page of them takes, so only those up to some
 * way beyond the page are counted; if there are more, the planner's estimate is told, rounded as estimates are. A reader
 * who goes on page by page is told of more as long as there are more, and near the end he is told exactly.
 */
export const countEvents = async (db: Db, filters: Filters, { limit, offset }: Slice, now: Date): Promise<number> => {
  const most = offset + limit + countedAhead
  const counted = await countUpTo(db, filters, most, now)
  return counted < most ? counted : Math.max(counted, rounded(await estimateOf(db, filters, now)))
}

/** Indexes: those of lists by date. */
const countUpTo = async (db: Db, filters: Filters, most: number, now: Date): Promise<number> => {
  const found = byDate(db, filters, now, most).clearOrderBy().limit(most)
  const { total } = await db
    .selectFrom(found.as('found'))
    .modifyFront(plannedEachTime)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const estimateOf = async (db: Db, filters: Filters, now: Date): Promise<number> => {
  const [row] = await publicEvents(db, filters, now).select('e.id').explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Two digits: 243 817 is told as 240 000. */
const rounded = (count: number): number => Number(count.toPrecision(2))
