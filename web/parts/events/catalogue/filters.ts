import type { EventFilters } from '../../../../contract/events/events.ts'
import { pageSizes } from '../../../../contract/limits.ts'

/** Fixed limits of a catalogue page: none, streams only, or competitions only. */
export type Fixed = Pick<EventFilters, 'formats' | 'additional'>

/** `moreFilters` are the filters outside the five of the bar. */
export const barFilters = ['cityId', 'isOnlineOtherCities', 'dateFrom', 'dateTo', 'themes', 'compilationId', 'placeIds'] as const
export const moreFilters = ['typeIds', 'participationFormat', 'registrationActual', 'additional', 'offline', 'formats', 'past', 'tag'] as const
const known = new Set<string>([...barFilters, ...moreFilters, 'search', 'sort', 'paginationPage'])

const besideCompilation = new Set(['compilationId', 'paginationPage'])

/** The normalized query: known names with values in one order. A compilation drops search, sort and all filters (A058). */
export const cleanParams = (params: URLSearchParams): URLSearchParams => {
  const allowed = params.get('compilationId') ? besideCompilation : known
  const clean = new URLSearchParams([...params].filter(([name, value]) => allowed.has(name) && value !== ''))
  clean.sort()
  return clean
}

/** A calendar date from the query, or an empty string when it is not a date. */
export const dateParam = (params: URLSearchParams, name: 'dateFrom' | 'dateTo'): string => /^\d{4}-\d\d-\d\d$/.exec(params.get(name) ?? '')?.[0] ?? ''

/** Filters that narrow the list, without page, sort and search. */
export const chosenFilters = (params: URLSearchParams): [string, string][] =>
  [...cleanParams(params)].filter(([name]) => name !== 'paginationPage' && name !== 'sort' && name !== 'search' && name !== 'isOnlineOtherCities')

/** The query without one chosen value; a date range is removed as a whole. */
export const without = (params: URLSearchParams, [name, value]: [string, string]): URLSearchParams => {
  const dropped = name === 'dateFrom' ? ['dateFrom', 'dateTo'] : [name]
  return new URLSearchParams(
    [...cleanParams(params)].filter(([key, own]) => key !== 'paginationPage' && !(dropped.includes(key) && (key !== name || own === value))),
  )
}

/** The query of the call. A compilation excludes filters. Without dates and `past` only upcoming events are listed. */
export const toQuery = (params: URLSearchParams, fixed: Fixed): EventFilters => {
  const all = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean)
  const one = (name: string) => params.get(name) || undefined
  const flag = (name: string) => (params.get(name) === '1' ? ('1' as const) : undefined)
  const compilationId = one('compilationId')
  const isNarrowed = chosenFilters(params).length > 0 || Boolean(one('search'))
  // the call validates the values itself
  const page = {
    paginationPage: one('paginationPage'),
    paginationSize: isNarrowed ? pageSizes.eventsFiltered : pageSizes.events,
    expand: 'type,city,place,space,photo',
  }
  // the types of the call promise valid values, the address promises nothing: the call validates them
  if (compilationId) return { ...fixed, ...page, compilationId } as EventFilters
  const isAhead = !one('dateFrom') && !one('dateTo') && !flag('past')
  return {
    ...page,
    search: one('search')?.slice(0, 200),
    sort: one('sort'),
    cityId: one('cityId'),
    isOnlineOtherCities: flag('isOnlineOtherCities'),
    dateFrom: one('dateFrom'),
    dateTo: one('dateTo'),
    tag: one('tag')?.slice(0, 100),
    participationFormat: one('participationFormat'),
    registrationActual: flag('registrationActual'),
    offline: flag('offline'),
    actual: isAhead ? '1' : undefined,
    themes: all('themes'),
    placeIds: all('placeIds'),
    typeIds: all('typeIds'),
    formats: fixed.formats ?? all('formats'),
    additional: [...new Set([...all('additional'), ...[fixed.additional ?? []].flat()])],
    // as above
  } as EventFilters
}
