import { listStates } from '../../../../contract/attendees/attendees.ts'
import { addressOf, pageOf, pathWith } from '../../../lists/address.ts'
import { one, place, search, sort } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

export const participantSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const

const formats = ['online', 'offline'] as const
const marks = ['1', '0'] as const

/** The event and the state name a list; clearing the filters leaves them. */
export const participantsAddress = addressOf({
  eventId: { ...one.id(), kind: 'place' },
  state: place(listStates),
  format: one.of(formats),
  attended: one.of(marks),
  search: search(200),
  sort: sort(participantSorts),
})

/** The list of an address, without a question about a row. */
export const participantsPath = (params: URLSearchParams): string => pathWith(paths.participants(), participantsAddress.clean(params))

/** The list in another state, on its first page; the other filters stay. */
export const participantStatePath = (params: URLSearchParams, state: string | null): string => {
  const next = participantsAddress.without(params, 'state')
  if (state !== null) next.set('state', state)
  return participantsPath(next)
}

const declineName = 'decline'

/** The participant about whose decline the page asks; it is no part of the list. */
export const declinedIn = (params: URLSearchParams): number | null => Number(params.get(declineName)) || null

export const declinePath = (params: URLSearchParams, id: number): string => {
  const asked = participantsAddress.clean(params)
  asked.set(declineName, String(id))
  return pathWith(paths.participants(), asked)
}

/** The filters of the calls, and those without the state, for the counters. */
export const filtersIn = (params: URLSearchParams, eventId: number) => {
  const { search, format, attended } = participantsAddress.query(params)
  return { eventId, search, format, attended }
}

export const listQueryIn = (params: URLSearchParams, eventId: number) => {
  const { state, sort } = participantsAddress.query(params)
  return { ...filtersIn(params, eventId), state, sort, expand: 'user', paginationPage: pageOf(params) }
}
