import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { cleanParams } from './filters.ts'
import type { PeopleData } from './load.ts'

type List = PeopleData['list']

/** The pages of the list that were loaded so far, and the way to the next one. */
export const useMorePeople = (first: List) => {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<PeopleData>()
  const [pages, setPages] = useState<List[]>([])
  const fetched = fetcher.data?.list
  useEffect(() => {
    if (fetched) setPages((known) => (known.some((page) => page._meta.currentPage === fetched._meta.currentPage) ? known : [...known, fetched]))
  }, [fetched])

  const last = pages.at(-1) ?? first
  const nextUrl = `${pathname}?${withPage(search, last._meta.currentPage + 1)}`
  return {
    people: distinct([first, ...pages].flatMap((page) => page._items)),
    hasMore: last._meta.currentPage < last._meta.pageCount,
    isLoading: fetcher.state !== 'idle',
    nextUrl,
    load: () => fetcher.load(nextUrl),
  }
}
export type MorePeople = ReturnType<typeof useMorePeople>

const withPage = (search: string, page: number) => {
  const params = cleanParams(new URLSearchParams(search))
  params.set('paginationPage', String(page))
  return params
}

/** Who moved to a later page meanwhile is shown once. */
const distinct = (people: List['_items']) => [...new Map(people.map((person) => [person.id, person])).values()]
