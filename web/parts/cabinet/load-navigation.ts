import type { RouterContextProvider } from 'react-router'
import { maxGroups } from '../../../contract/cabinet/limits.ts'
import { api } from '../../kernel/api.ts'

/** The folders and the number of own events, for the navigation of the cabinet. */
export const loadCabinetNavigation = async (context: Readonly<RouterContextProvider>) => {
  const [counters, groups] = await Promise.all([
    api(context)('GET /owner/events/counters'),
    api(context)('GET /user/event-groups', { query: { paginationSize: maxGroups } }),
  ])
  return { counters, folders: groups._items.map(({ id, name, eventIds }) => ({ id, name, count: eventIds.length })) }
}
export type CabinetNavigationData = Awaited<ReturnType<typeof loadCabinetNavigation>>
