import { maxPageSize, maxStaffPageSize } from '../../contract/limits.ts'
import type { Actor } from './actor.ts'

export type PageQuery = { paginationPage: number; paginationSize: number }
export type Slice = { limit: number; offset: number }

/** The rows to read for a page. A page size above the limit is reduced to the limit (V470). */
export const sliceOf = (query: PageQuery, actor: Actor | null): Slice => {
  const limit = Math.min(query.paginationSize, actor?.isStaff ? maxStaffPageSize : maxPageSize)
  return { limit, offset: (query.paginationPage - 1) * limit }
}

/** A page of items with its position in the whole list. */
export const pageOf = <T>(items: T[], totalCount: number, query: PageQuery, slice: Slice) => ({
  _items: items,
  _meta: { totalCount, pageCount: Math.ceil(totalCount / slice.limit), currentPage: query.paginationPage, perPage: slice.limit },
})
