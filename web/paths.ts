import type { EventFilters } from '../contract/events.ts'

/** Links inside the site; the router adds the locale. */
const withQuery = (path: string, query: Record<string, unknown>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== '') params.append(name, String(one))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

export const paths = {
  home: () => '/',
  events: (filters: EventFilters = {}) => withQuery('/events', filters),
  eventsOnline: () => '/events/online',
  competitions: () => '/events/competition',
  event: (id: number) => `/events/${id}`,
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  registration: (returnUrl?: string) => withQuery('/registration', { returnUrl }),
  logout: () => '/logout',
  activity: (tab?: string) => withQuery('/activity', { tab }),
  inbox: (to?: string) => withQuery('/inbox', { to }),
  favorite: () => '/favorite',
}

/** Addresses outside the router: files and calls. */
export const externalPaths = {
  eventCalendar: (id: number) => `/api/events/${id}/calendar`,
  listCalendar: (search: string) => `/api/events/calendar${search}`,
  apiDocs: () => '/api/docs',
  eventPicture: (id: number, localePrefix: string) => `${localePrefix}/og/events/${id}.png`,
}
