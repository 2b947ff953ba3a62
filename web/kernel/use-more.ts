import { useState } from 'react'
import { type FetcherWithComponents, useLocation } from 'react-router'

type Page<Item> = { _items: Item[]; _meta: { currentPage: number; pageCount: number } }
type Fetcher<Item> = Pick<FetcherWithComponents<{ list: Page<Item> | null }>, 'data' | 'state' | 'load'>

/**
 * A list that grows by a page a click: the items loaded so far, and the number of the next page or null. `addressOf` gives
 * the address of a page's data. A page received twice counts once; a page that failed to load may be requested again.
 */
export const useMore = <Item extends { id: number }>(first: Page<Item>, fetcher: Fetcher<Item>, addressOf: (page: number) => string) => {
  const [later, setLater] = useState<Page<Item>[]>([])
  const last = later.at(-1) ?? first
  const next = last._meta.currentPage < last._meta.pageCount ? last._meta.currentPage + 1 : null
  const fetched = fetcher.data?.list
  if (fetched && fetched._meta.currentPage === next) setLater([...later, fetched])
  return {
    items: distinct([first, ...later].flatMap((page) => page._items)),
    next,
    isLoading: fetcher.state !== 'idle',
    load: () => next !== null && fetcher.load(addressOf(next)),
  }
}

/** An item that has moved to a later page meanwhile appears once. */
const distinct = <Item extends { id: number }>(items: Item[]) => [...new Map(items.map((item) => [item.id, item])).values()]

/** The address of another page of the list on screen; `clean` drops the parameters that are not the list's own. */
export const usePageAddress = (clean: (params: URLSearchParams) => URLSearchParams) => {
  const { pathname, search } = useLocation()
  return (page: number) => {
    const params = clean(new URLSearchParams(search))
    params.set('paginationPage', String(page))
    return `${pathname}?${params}`
  }
}
