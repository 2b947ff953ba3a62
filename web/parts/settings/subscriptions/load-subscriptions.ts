import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'

/** All that the tab of subscriptions shows. */
export const loadSubscriptions = async (context: Readonly<RouterContextProvider>) => {
  const call = api(context)
  const [mailings, preferences] = await Promise.all([call('GET /user/subscriptions'), call('GET /user/notification-preferences')])
  return { mailings: mailings._items, preferences, zones: Intl.supportedValuesOf('timeZone') }
}

export type SubscriptionsData = Awaited<ReturnType<typeof loadSubscriptions>>
