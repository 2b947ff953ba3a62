import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useLocation, useSearchParams } from 'react-router'
import { useViewer } from '../kernel/session.tsx'
import { type ListAddress, pathWith } from './address.ts'

export type Page<Item> = { _items: Item[]; _meta: { currentPage: number; pageCount: number } }
type Fetcher<Item> = Pick<FetcherWithComponents<{ list: Page<Item> | null }>, 'data' | 'state' | 'load'>

export type MoreState = { next: number | null; isLoading: boolean; isFailed: boolean; hasGrown: boolean; load: () => unknown }

/**
 * A list that grows by a page a press: the items loaded so far, and the number of the next page or null. `pathOf` gives the
 * address of a page's data. A page received twice counts once; a page that failed to load may be requested again.
 * With a history `entry` the pages are restored when the user goes back to it.
 */
export const useMore = <Item extends { id: number }>(
  first: Page<Item>,
  fetcher: Fetcher<Item>,
  pathOf: (page: number) => string,
  entry?: string,
): MoreState & { items: Item[] } => {
  const [later, setLater] = useState(() => pagesOf<Item>(entry, first))
  const last = later.at(-1) ?? first
  const next = last._meta.currentPage < last._meta.pageCount ? last._meta.currentPage + 1 : null
  const fetched = fetcher.data?.list
  if (fetched && fetched._meta.currentPage === next) setLater([...later, fetched])
  useEffect(() => storePages(entry, later), [entry, later])
  return {
    items: distinct([first, ...later].flatMap((page) => page._items)),
    next,
    isLoading: fetcher.state !== 'idle',
    isFailed: fetcher.state === 'idle' && fetched === null,
    hasGrown: later.length > 0,
    load: () => next !== null && fetcher.load(pathOf(next)),
  }
}

/** An item that has moved to a later page meanwhile appears once. */
const distinct = <Item extends { id: number }>(items: Item[]) => [...new Map(items.map((item) => [item.id, item])).values()]

/** The address of another page of the list on screen. */
export const usePagePath = (address: ListAddress) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (page: number) => pathWith(pathname, address.withPage(params, page))
}

/** The current history entry, for this viewer: the next user of the browser gets no pages of the last one. */
export const useHistoryEntry = () => {
  const { key, pathname, search } = useLocation()
  return `${useViewer()?.id ?? ''} ${key} ${pathname}${search}`
}

/** Later pages by history entry, in this browser page only. */
const stored = new Map<string, Page<unknown>[]>()
const maxEntries = 20

/** Pages that no longer continue the first one, because the list has become shorter, are dropped. */
const pagesOf = <Item>(entry: string | undefined, first: Page<Item>): Page<Item>[] => {
  // the entry names the address, and so the kind of its items
  const pages = (stored.get(entry ?? '') ?? []) as Page<Item>[]
  return pages.filter(({ _meta }) => _meta.currentPage > first._meta.currentPage && _meta.currentPage <= first._meta.pageCount)
}

const storePages = (entry: string | undefined, pages: Page<unknown>[]) => {
  if (entry === undefined || pages.length === 0) return
  stored.delete(entry)
  stored.set(entry, pages)
  const [oldest] = stored.keys()
  if (stored.size > maxEntries && oldest !== undefined) stored.delete(oldest)
}
