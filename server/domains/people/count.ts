import { sql } from 'kysely'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { type Asking, type Filters, peoplePassing } from './list.ts'

/** How far beyond the page the count is exact. */
const countedAhead = 1_000
const mostPeople = 2 ** 31 - 1

/**
 * How many people a list has: exactly up to some way beyond the page, beyond that by the planner's estimate, as with events.
 * What hangs on the reader the planner cannot estimate, so that is counted to the end.
 */
export const countPeople = async (db: Db, filters: Filters, asking: Asking, { limit, offset }: Slice): Promise<number> => {
  const isPersonal = filters.contactsVisible || filters.participateEvents || filters.matchWithMe
  const most = isPersonal ? mostPeople : offset + limit + countedAhead
  const counted = await countUpTo(db, filters, asking, most)
  return counted < most ? counted : Math.max(counted, rounded(await estimateOf(db, filters, asking)))
}

const countUpTo = async (db: Db, filters: Filters, asking: Asking, most: number): Promise<number> => {
  const { total } = await db
    .selectFrom(peoplePassing(db, filters, asking).select('u.id').limit(most).as('found'))
    .modifyFront(plannedEachTime)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const estimateOf = async (db: Db, filters: Filters, asking: Asking): Promise<number> => {
  const [row] = await peoplePassing(db, filters, asking).select('u.id').explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Two digits: 117 402 is told as 120 000. */
const rounded = (count: number): number => Number(count.toPrecision(2))
