import { sql } from 'kysely'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { type Filters, filteredPeople, type ViewerContext } from './list.ts'

const maxPeople = 2 ** 31 - 1

/** Filters that depend on the viewer are counted exactly, because the planner cannot estimate them. */
export const countPeople = (db: Db, filters: Filters, viewerContext: ViewerContext, slice: Slice): Promise<number> => {
  const isPersonal = filters.contactsVisible || filters.participateEvents || filters.matchWithMe
  const countUpTo = (limit: number) => countFound(db, filters, viewerContext, limit)
  if (isPersonal) return countUpTo(maxPeople)
  return totalCount(slice, { countUpTo, estimate: () => plannedRows(filteredPeople(db, filters, viewerContext).select('u.id')) })
}

const countFound = async (db: Db, filters: Filters, viewerContext: ViewerContext, limit: number): Promise<number> => {
  const { total } = await db
    .selectFrom(filteredPeople(db, filters, viewerContext).select('u.id').limit(limit).as('found'))
    .modifyFront(plannedEachTime)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
