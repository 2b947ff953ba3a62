import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { type Asked, activityPath } from './activity-address.ts'

type Asking = { context: Readonly<RouterContextProvider>; asked: Asked }

/** The events of the signed-in person under one tab; a visitor is asked to sign in and comes back here. */
export const loadActivity = async ({ context, asked }: Asking) => {
  const signIn = redirect(paths.login(activityPath(asked)))
  if (!context.get(siteContext).hasToken) throw signIn
  const [counters, list] = await Promise.all([tryApi(context)('GET /participant/events/counters'), listOf({ context, asked })])
  const { _items, _meta } = replyOr(list, signIn)
  return { asked, counters: replyOr(counters, signIn), events: _items, totalCount: _meta.totalCount, pageCount: _meta.pageCount }
}

export type ActivityData = Awaited<ReturnType<typeof loadActivity>>

const listOf = ({ context, asked: { tab, query, page } }: Asking) => {
  const slice = { query, paginationPage: page }
  if (tab === 'favorite') return tryApi(context)('GET /participant/events/favorites', { query: slice })
  return tryApi(context)('GET /participant/events', { query: { ...slice, case: tab } })
}

/** A session may have ended meanwhile; that is a reason to sign in, not an error. */
const replyOr = <T>(attempt: Attempt<T>, signIn: Response): T => {
  if (attempt.ok) return attempt.reply
  throw attempt.problem.status === 401 ? signIn : data(attempt.problem, { status: attempt.problem.status })
}
