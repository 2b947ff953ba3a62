import type { Queue, Wanted } from './queue.ts'

export type QueueQuery = { queue: string; status: string; search: string; cityId: string; page: number }

const longestSearch = 100
const maxPages = 1_000_000

/** Stands in the address for no filter by state. */
export const anyState = 'all'

/** What an address asks of a queue; what makes no sense is taken as not said. */
export const queryFrom = (search: URLSearchParams, { looks }: Pick<Queue, 'looks'>): QueueQuery => {
  const status = search.get('status')
  return {
    queue: looks.name,
    status: looks.states.find((state) => state === status) ?? (status === anyState ? anyState : looks.states[0]),
    search: (search.get('search') ?? '').trim().slice(0, longestSearch),
    cityId: String(wholeNumber(search.get('cityId'), Number.MAX_SAFE_INTEGER) ?? ''),
    page: wholeNumber(search.get('paginationPage'), maxPages) ?? 1,
  }
}

export const callQueryOf = ({ status, search, cityId, page }: QueueQuery): Wanted => ({
  status: status === anyState ? null : status,
  search,
  cityId: cityId ? Number(cityId) : undefined,
  paginationPage: page,
})

/** From 1 to the most there may be. */
export const wholeNumber = (text: string | null, most: number): number | undefined => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}
