import { paths } from '../../paths.ts'

export const activityTabs = ['future', 'past', 'favorite'] as const
export type ActivityTab = (typeof activityTabs)[number]

/** What one looks at in the activity dialog; the address of /activity holds the same. */
export type Asked = { tab: ActivityTab; query: string; page: number }

export const firstQuery: Asked = { tab: 'future', query: '', page: 1 }

const longestQuery = 200
const maxPages = 1_000

/** Reads an address; what makes no sense is taken as not said. */
export const queryFrom = (search: URLSearchParams): Asked => {
  const page = Number(search.get('paginationPage'))
  return {
    tab: activityTabs.find((tab) => tab === search.get('tab')) ?? firstQuery.tab,
    query: (search.get('query') ?? '').trim().slice(0, longestQuery),
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  }
}

export const activityPath = (asked: Asked): string => withQuery(queryOf(asked))

/** The address of the list alone, without the page that lies behind the dialog. */
export const activityListPath = (asked: Asked): string => withQuery({ ...queryOf(asked), part: 'list' })
export const asksForListOnly = (search: URLSearchParams): boolean => search.get('part') === 'list'

/** What differs from the first look. */
const queryOf = ({ tab, query, page }: Asked): Record<string, string> => ({
  ...(tab !== firstQuery.tab && { tab }),
  ...(query && { query }),
  ...(page > 1 && { paginationPage: String(page) }),
})

const withQuery = (query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text ? `${paths.activity()}?${text}` : paths.activity()
}
