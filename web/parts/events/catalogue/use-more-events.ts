import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { cleanParams } from './filters.ts'
import type { CatalogueData } from './load.ts'

type List = CatalogueData['list']

/** The pages of a list that were loaded so far, and the way to the next one. */
export const useMoreEvents = (first: List) => {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<CatalogueData>()
  const [pages, setPages] = useState<List[]>([])
  const fetched = fetcher.data?.list
  useEffect(() => {
    if (fetched) setPages((known) => (known.some((page) => page._meta.currentPage === fetched._meta.currentPage) ? known : [...known, fetched]))
  }, [fetched])

  const last = pages.at(-1) ?? first
  const next = last._meta.currentPage + 1
  const nextUrl = `${pathname}?${withPage(search, next)}`
  return {
    events: distinct([first, ...pages].flatMap((page) => page._items)),
    hasMore: last._meta.currentPage < last._meta.pageCount,
    isLoading: fetcher.state !== 'idle',
    nextUrl,
    load: () => fetcher.load(nextUrl),
  }
}
export type MoreEvents = ReturnType<typeof useMoreEvents>

const withPage = (search: string, page: number) => {
  const params = cleanParams(new URLSearchParams(search))
  params.set('paginationPage', String(page))
  return params
}

/** An event that moved to a later page meanwhile is shown once. */
const distinct = (events: List['_items']) => [...new Map(events.map((event) => [event.id, event])).values()]
