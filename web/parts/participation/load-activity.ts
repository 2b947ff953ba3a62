import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { type ActivityFilter, activityPath } from './activity-address.ts'

type ListRequest = { context: Readonly<RouterContextProvider>; filter: ActivityFilter }

/** Events of the signed-in user for one tab. A visitor signs in first and returns here. */
export const loadActivity = async ({ context, filter }: ListRequest) => {
  const signIn = redirect(paths.login(activityPath(filter)))
  if (!context.get(siteContext).hasToken) throw signIn
  const [counters, list] = await Promise.all([tryApi(context)('GET /participant/events/counters'), listOf({ context, filter })])
  const { _items, _meta } = replyOr(list, signIn)
  return { filter, counters: replyOr(counters, signIn), events: _items, totalCount: _meta.totalCount, pageCount: _meta.pageCount }
}

export type ActivityData = Awaited<ReturnType<typeof loadActivity>>

const listOf = ({ context, filter: { tab, query, page } }: ListRequest) => {
  const slice = { query, paginationPage: page }
  if (tab === 'favorite') return tryApi(context)('GET /participant/events/favorites', { query: slice })
  return tryApi(context)('GET /participant/events', { query: { ...slice, case: tab } })
}

/** A session that has expired leads to sign-in instead of an error page. */
const replyOr = <T>(attempt: Attempt<T>, signIn: Response): T => {
  if (attempt.ok) return attempt.reply
  throw attempt.problem.status === 401 ? signIn : data(attempt.problem, { status: attempt.problem.status })
}
