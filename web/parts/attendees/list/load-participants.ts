import type { RouterContextProvider } from 'react-router'
import type { Attendee } from '../../../../contract/attendees/attendees.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'
import { ownRowOf } from '../../cabinet/own-row.ts'
import { filtersIn, listQueryIn, participantsAddress, participantsPath } from './participants-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The participants of the chosen event, or own events to choose from. The calls reject the events of others. */
export const loadParticipants = async ({ request, context }: Args) => {
  const params = listParams(request, paths.participants(), participantsAddress)
  await signedIn(context, participantsPath(params))
  const { eventId } = participantsAddress.query(params)
  const [navigation, chosen] = await Promise.all([
    loadCabinetNavigation(context),
    eventId === undefined ? loadChoice(context, params) : loadOfEvent(context, params, eventId),
  ])
  return { navigation, ...chosen }
}
export type ParticipantsPageData = Awaited<ReturnType<typeof loadParticipants>>

const loadChoice = async (context: Args['context'], params: URLSearchParams) => {
  const { search } = participantsAddress.query(params)
  const { _items, _meta } = await api(context)('GET /owner/events', { query: { search, expand: 'photo', paginationPage: pageOf(params) } })
  return { event: null, events: _items.map(ownRowOf), meta: _meta }
}
export type EventChoiceData = Awaited<ReturnType<typeof loadChoice>>

const loadOfEvent = async (context: Args['context'], params: URLSearchParams, eventId: number) => {
  const call = api(context)
  const [event, list, counters, exported] = await Promise.all([
    call('GET /owner/events/:id/list-item', { params: { id: eventId }, query: { expand: 'photo' } }),
    loadList(params, (valid) => tryApi(context)('GET /owner/event-participants', { query: listQueryIn(valid, eventId) })),
    call('GET /owner/event-participants/counters', { query: filtersIn(params, eventId) }),
    loadExport(context, eventId),
  ])
  return { event: ownRowOf(event), rows: list._items.map(rowOf), meta: list._meta, counters, exported }
}
export type EventParticipantsData = Awaited<ReturnType<typeof loadOfEvent>>

/** The latest export of the list in the background, if there is one. */
const loadExport = async (context: Args['context'], eventId: number) => {
  const exports = await tryApi(context)('GET /exports')
  const found = exports.ok && exports.reply._items.find(({ name, filter }) => name === 'participants' && Number(filter.eventId) === eventId)
  return found ? { id: found.id, status: found.status } : null
}

/** The properties that a row shows. */
const rowOf = ({ id, user_id, user, state, waitingForSeat, queuePosition, role, format, attended, attendedAt, comment, tags }: Attendee) => ({
  id,
  userId: user_id,
  user: user ? { name: `${user.first_name} ${user.last_name}`.trim(), photo: user.photo } : null,
  state: waitingForSeat ? ('waitingList' as const) : state,
  queuePosition,
  role,
  format,
  attendedAt: attended ? attendedAt : null,
  comment,
  tags,
})
export type ParticipantRow = ReturnType<typeof rowOf>
