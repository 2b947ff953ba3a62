import { listStates } from '../../../../contract/attendees/attendees.ts'
import { participantRoles, participantTagLength } from '../../../../contract/attendees/limits.ts'
import { addressOf, pageOf, pathWith } from '../../../lists/address.ts'
import { one, place, search, sort, text } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

export const participantSorts = ['-createdAt', 'createdAt', 'name', '-name'] as const

const formats = ['online', 'offline'] as const
const marks = ['1', '0'] as const

/** The event and the state name a list; clearing the filters leaves them. */
export const participantsAddress = addressOf({
  eventId: { ...one.id(), kind: 'place' },
  state: place(listStates),
  format: one.of(formats),
  role: one.of(participantRoles),
  spaceId: one.id(),
  tag: text(participantTagLength),
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

const [declineName, openName] = ['decline', 'open']

/** The participant about whose decline the page asks; it is no part of the list. */
export const declinedIn = (params: URLSearchParams): number | null => Number(params.get(declineName)) || null
/** The participant whose panel is open; it is no part of the list either. */
export const openIn = (params: URLSearchParams): number | null => Number(params.get(openName)) || null

const withRow = (params: URLSearchParams, name: string, id: number): string => {
  const asked = participantsAddress.clean(params)
  asked.set(name, String(id))
  return pathWith(paths.participants(), asked)
}
export const declinePath = (params: URLSearchParams, id: number): string => withRow(params, declineName, id)
export const openPath = (params: URLSearchParams, id: number): string => withRow(params, openName, id)

/** The filters of the calls without the state, as the counters need them. */
export const filtersIn = (params: URLSearchParams, eventId: number) => {
  const { state: _state, sort: _sort, ...filters } = participantsAddress.query(params)
  return { ...filters, eventId }
}

/** The list of the address as the body of a change. */
export const filterIn = (params: URLSearchParams) => {
  const { eventId: _event, sort: _sort, attended, ...filters } = participantsAddress.query(params)
  return { ...filters, ...(attended && { attended: attended === '1' }) }
}

export const listQueryIn = (params: URLSearchParams, eventId: number) => {
  const { state, sort } = participantsAddress.query(params)
  return { ...filtersIn(params, eventId), state, sort, expand: 'user,space', paginationPage: pageOf(params) }
}
