import { sql } from 'kysely'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { type Filters, peoplePassing, type ViewerContext } from './list.ts'

const maxPeople = 2 ** 31 - 1

/** Filters that depend on the viewer are counted to the end, because the planner cannot estimate them. */
export const countPeople = (db: Db, filters: Filters, viewerContext: ViewerContext, slice: Slice): Promise<number> => {
  const isPersonal = filters.contactsVisible || filters.participateEvents || filters.matchWithMe
  const countUpTo = (most: number) => countFound(db, filters, viewerContext, most)
  if (isPersonal) return countUpTo(maxPeople)
  return totalCount(slice, { countUpTo, estimate: () => plannedRows(peoplePassing(db, filters, viewerContext).select('u.id')) })
}

const countFound = async (db: Db, filters: Filters, viewerContext: ViewerContext, most: number): Promise<number> => {
  const { total } = await db
    .selectFrom(peoplePassing(db, filters, viewerContext).select('u.id').limit(most).as('found'))
    .modifyFront(plannedEachTime)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
