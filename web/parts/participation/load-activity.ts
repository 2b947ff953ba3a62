import type { RouterContextProvider } from 'react-router'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { type ActivityFilter, activityPath } from './activity-address.ts'

type ListRequest = { context: Readonly<RouterContextProvider>; filter: ActivityFilter }

/** Events of the signed-in user for one tab. A visitor signs in first and returns here. */
export const loadActivity = async ({ context, filter }: ListRequest) => {
  await signedIn(context, activityPath(filter))
  const [counters, list] = await Promise.all([api(context)('GET /participant/events/counters'), listOf({ context, filter })])
  return { filter, counters, list }
}

export type ActivityData = Awaited<ReturnType<typeof loadActivity>>

const listOf = ({ context, filter: { tab, query, page } }: ListRequest) => {
  const slice = { query, paginationPage: page }
  if (tab === 'favorite') return api(context)('GET /participant/events/favorites', { query: slice })
  return api(context)('GET /participant/events', { query: { ...slice, case: tab } })
}
