import { sql } from 'kysely'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { type Filters, publicEvents } from './list.ts'
import { byDate } from './page.ts'

export const countEvents = (db: Db, filters: Filters, slice: Slice, now: Date): Promise<number> =>
  totalCount(slice, {
    countUpTo: (maxRows) => countUpTo(db, filters, maxRows, now),
    estimate: () => plannedRows(publicEvents(db, filters, now).select('e.id')),
  })

/** Indexes: those of byDate in page.ts. */
const countUpTo = async (db: Db, filters: Filters, maxRows: number, now: Date): Promise<number> => {
  const found = byDate(db, filters, now, maxRows).clearOrderBy().limit(maxRows)
  const { total } = await db
    .selectFrom(found.as('found'))
    .modifyFront(plannedEachTime)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
