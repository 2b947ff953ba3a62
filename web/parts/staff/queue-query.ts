import type { Queue, QueueFilter } from './queue.ts'

export type QueueQuery = { queue: string; status: string; search: string; cityId: string; page: number }

const longestSearch = 100
const maxPages = 1_000_000

/** The query value for all states. */
export const anyState = 'all'

/** Reads the queue filter from a URL query; invalid values get defaults. */
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

export const callQueryOf = ({ status, search, cityId, page }: QueueQuery): QueueFilter => ({
  status: status === anyState ? null : status,
  search,
  cityId: cityId ? Number(cityId) : undefined,
  paginationPage: page,
})

/** An integer from 1 to `max`, or undefined. */
export const wholeNumber = (text: string | null, max: number): number | undefined => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}
