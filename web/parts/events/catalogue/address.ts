import type { EventFilters, EventListQuery } from '../../../../contract/events/events.ts'
import { eventPageSizes } from '../../../../contract/events/limits.ts'
import { addressOf, pageOf } from '../../../lists/address.ts'
import { day, flag, many, one, place, search, sort, text } from '../../../lists/fields.ts'
import { formats, participationFormats } from './choices.ts'
import { datesOf, weekOf } from './week.ts'

/** Fixed limits of a catalogue page: none, streams only, or competitions only. */
export type Fixed = Pick<EventFilters, 'formats' | 'additional'>

const laterViews = ['list', 'week', 'map'] as const
export type View = 'cards' | (typeof laterViews)[number]

export const sorts = ['date', 'popularity', 'weight'] as const satisfies EventListQuery['sort'][]

/** A compilation drops search, sort and all other filters (A058). A search is sorted by weight (V060). */
export const eventsAddress = addressOf({
  cityId: one.id(),
  isOnlineOtherCities: flag({ needs: 'cityId' }),
  dateFrom: day(),
  dateTo: day({ joins: 'dateFrom' }),
  themes: many.id(),
  compilationId: one.id({ isAlone: true }),
  placeIds: many.id(),
  organizationId: one.id(),
  typeIds: many.id(),
  formats: many.of(formats),
  participationFormat: one.of(participationFormats),
  registrationActual: flag(),
  offline: flag(),
  additional: many.of(['live', 'contest']),
  past: flag(),
  tag: text(100),
  search: search(200),
  sort: sort(sorts, { searching: 'weight' }),
  view: place(laterViews),
  week: { ...day(), kind: 'place' },
})

export const viewOf = (params: URLSearchParams): View => eventsAddress.query(params).view ?? 'cards'

/** The week on screen: of its own parameter, of the first day of the filter, or of today. */
export const shownWeek = (params: URLSearchParams, today: string) => {
  const { week, dateFrom } = eventsAddress.query(params)
  return weekOf(week ?? dateFrom ?? today)
}

const maxInWeek = 100

/** The query of the list. */
export const toQuery = (params: URLSearchParams, fixed: Fixed, today: string): EventFilters => {
  const { view, search } = eventsAddress.query(params)
  const isNarrowed = eventsAddress.chosen(params).length > 0 || Boolean(search)
  return {
    ...filtersOf(params, fixed, today),
    paginationPage: view === 'week' ? 1 : pageOf(params),
    paginationSize: view === 'week' ? maxInWeek : isNarrowed ? eventPageSizes.eventsFiltered : eventPageSizes.events,
    expand: 'type,city,place,space,photo',
  }
}

/** The filters of the view. Without dates and `past` only upcoming events are listed; a map shows those with a place. */
export const filtersOf = (params: URLSearchParams, fixed: Fixed, today: string): EventFilters => {
  const { view, week: _, ...chosen } = eventsAddress.query(params)
  const query = { ...chosen, ...(view === 'map' && { offline: '1' as const }), ...(view === 'week' && weekOnly(params, today)) }
  if (query.compilationId) return { ...fixed, compilationId: query.compilationId }
  const isAhead = !query.dateFrom && !query.dateTo && !query.past
  const additional = [...new Set([...(query.additional ?? []), ...(fixed.additional ?? [])])]
  return { ...query, ...fixed, additional, ...(isAhead && { actual: '1' as const }) }
}

const weekOnly = (params: URLSearchParams, today: string) => ({
  ...datesOf(shownWeek(params, today), eventsAddress.query(params)),
  sort: 'date' as const,
})
