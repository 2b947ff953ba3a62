import type { EventFilters, EventListQuery } from '../../../../contract/events/events.ts'
import { pageSizes } from '../../../../contract/limits.ts'
import { addressOf, pageOf } from '../../../lists/address.ts'
import { day, flag, many, one, search, sort, text } from '../../../lists/fields.ts'
import { formats, participationFormats } from './choices.ts'

/** Fixed limits of a catalogue page: none, streams only, or competitions only. */
export type Fixed = Pick<EventFilters, 'formats' | 'additional'>

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
})

/** The query of the call. Without dates and `past` only upcoming events are listed. */
export const toQuery = (params: URLSearchParams, fixed: Fixed): EventFilters => {
  const query = eventsAddress.query(params)
  const isNarrowed = eventsAddress.chosen(params).length > 0 || Boolean(query.search)
  const page = {
    paginationPage: pageOf(params),
    paginationSize: isNarrowed ? pageSizes.eventsFiltered : pageSizes.events,
    expand: 'type,city,place,space,photo',
  }
  if (query.compilationId) return { ...fixed, ...page, compilationId: query.compilationId }
  const isAhead = !query.dateFrom && !query.dateTo && !query.past
  const additional = [...new Set([...(query.additional ?? []), ...(fixed.additional ?? [])])]
  return { ...query, ...page, ...fixed, additional, ...(isAhead && { actual: '1' as const }) }
}
