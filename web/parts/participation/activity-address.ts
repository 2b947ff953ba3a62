import { paths } from '../../paths.ts'

export const activityTabs = ['future', 'past', 'favorite'] as const
export type ActivityTab = (typeof activityTabs)[number]

/** The state of the activity dialog; the query of /activity mirrors it. */
export type ActivityFilter = { tab: ActivityTab; query: string; page: number }

export const firstFilter: ActivityFilter = { tab: 'future', query: '', page: 1 }

const longestQuery = 200
const maxPages = 1_000

/** Reads the filter from a URL query; invalid values get defaults. */
export const filterFrom = (search: URLSearchParams): ActivityFilter => {
  const page = Number(search.get('paginationPage'))
  return {
    tab: activityTabs.find((tab) => tab === search.get('tab')) ?? firstFilter.tab,
    query: (search.get('query') ?? '').trim().slice(0, longestQuery),
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  }
}

export const activityPath = (filter: ActivityFilter): string => withQuery(queryOf(filter))

/** The address of the list alone, without the home page behind the dialog. */
export const activityListPath = (filter: ActivityFilter): string => withQuery({ ...queryOf(filter), part: 'list' })
export const wantsListOnly = (search: URLSearchParams): boolean => search.get('part') === 'list'

/** Only values that differ from the first filter. */
const queryOf = ({ tab, query, page }: ActivityFilter): Record<string, string> => ({
  ...(tab !== firstFilter.tab && { tab }),
  ...(query && { query }),
  ...(page > 1 && { paginationPage: String(page) }),
})

const withQuery = (query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text ? `${paths.activity()}?${text}` : paths.activity()
}
