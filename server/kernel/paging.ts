import { maxPageSize, maxStaffPageSize } from '../../contract/limits.ts'
import type { Actor } from './actor.ts'

export type PageQuery = { paginationPage: number; paginationSize: number }
export type Slice = { limit: number; offset: number }

/** What to read for a page; sizes above the limit are cut to it (V470). */
export const sliceOf = (query: PageQuery, actor: Actor | null): Slice => {
  const limit = Math.min(query.paginationSize, actor?.isStaff ? maxStaffPageSize : maxPageSize)
  return { limit, offset: (query.paginationPage - 1) * limit }
}

/** The paged answer: items and where they stand among all. */
export const pageOf = <T>(items: T[], totalCount: number, query: PageQuery, slice: Slice) => ({
  _items: items,
  _meta: { totalCount, pageCount: Math.ceil(totalCount / slice.limit), currentPage: query.paginationPage, perPage: slice.limit },
})
