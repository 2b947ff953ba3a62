import { addressOf, pageOf, pathWith } from '../../lists/address.ts'
import { place, search } from '../../lists/fields.ts'
import { paths } from '../../paths.ts'

export const activityTabs = ['future', 'past', 'favorite'] as const
export type ActivityTab = (typeof activityTabs)[number]

/** The state of the activity lists, in the dialog and in the query of /activity. */
export type ActivityFilter = { tab: ActivityTab; query: string; page: number }

export const firstFilter: ActivityFilter = { tab: 'future', query: '', page: 1 }

const address = addressOf({ tab: place(activityTabs), query: search(200) })

/** Reads the filter from a URL query; invalid values get defaults. */
export const filterFrom = (params: URLSearchParams): ActivityFilter => ({ ...firstFilter, ...address.query(params), page: pageOf(params) })

export const activityPath = (filter: ActivityFilter): string => pathWith(paths.activity(), paramsOf(filter))

/** The first tab needs no parameter. */
const paramsOf = ({ tab, query, page }: ActivityFilter): URLSearchParams =>
  address.withPage(new URLSearchParams({ tab: tab === firstFilter.tab ? '' : tab, query }), page)
