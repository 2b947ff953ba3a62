import type { Input } from '../../../../contract/contract.ts'

export type PeopleFilters = NonNullable<Input<'GET /users/search'>['query']>

export const listFilters = ['themes', 'statuses', 'employmentGroups', 'tagTypes'] as const
export const openFlags = ['haveProject', 'contactsVisible'] as const
/** Filters relative to the viewer, so they apply only to signed-in users. */
export const ownFlags = ['matchWithMe', 'participateEvents'] as const

const flags = new Set<string>([...openFlags, ...ownFlags])
const narrowing = new Set<string>(['cityId', ...listFilters, ...flags])
const known = new Set([...narrowing, 'query', 'paginationPage'])

/** The normalized query: known names with values in one order. */
export const cleanParams = (params: URLSearchParams): URLSearchParams => {
  const clean = new URLSearchParams([...params].filter(([name, value]) => known.has(name) && (flags.has(name) ? value === '1' : value !== '')))
  clean.sort()
  return clean
}

/** Filters that narrow the list, without page and search; for visitors also without the filters relative to the viewer. */
export const chosenFilters = (params: URLSearchParams, isSignedIn: boolean): [string, string][] =>
  [...cleanParams(params)].filter(([name]) => narrowing.has(name) && (isSignedIn || !ownFlags.some((flag) => flag === name)))

/** The query without one chosen value. */
export const without = (params: URLSearchParams, [name, value]: [string, string]): URLSearchParams =>
  new URLSearchParams([...cleanParams(params)].filter(([key, own]) => key !== 'paginationPage' && !(key === name && own === value)))

/** The query of the call, which validates the values itself. */
export const toQuery = (params: URLSearchParams): PeopleFilters => {
  const lists = listFilters.flatMap((name) => (params.has(name) ? [[name, params.getAll(name)]] : []))
  const single = ['cityId', 'paginationPage', ...flags].flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))
  return { ...Object.fromEntries([...lists, ...single]), query: params.get('query')?.slice(0, 100), expand: 'themes' }
}
