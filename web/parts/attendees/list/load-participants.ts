import type { RouterContextProvider } from 'react-router'
import type { Attendee } from '../../../../contract/attendees/attendees.ts'
import { attendanceOpensHoursBefore } from '../../../../contract/attendees/limits.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'
import { ownRowOf } from '../../cabinet/own-row.ts'
import { waitingTeams } from '../teams/load-event-teams.ts'
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
  const call = api(context)
  const [{ _items, _meta }, inquiries] = await Promise.all([
    call('GET /owner/events', { query: { search, expand: 'photo', paginationPage: pageOf(params) } }),
    call('GET /owner/event-participant-inquiries/counters', {}),
  ])
  return { event: null, teams: null, events: _items.map(ownRowOf), meta: _meta, inquiries: inquiries.wait }
}
export type EventChoiceData = Awaited<ReturnType<typeof loadChoice>>

const loadOfEvent = async (context: Args['context'], params: URLSearchParams, eventId: number) => {
  const call = api(context)
  const filters = filtersIn(params, eventId)
  const isFiltered = participantsAddress.reset(params).size < participantsAddress.clean(params).size
  const [event, list, counters, whole, tags, registration, inquiries, exported, teams] = await Promise.all([
    call('GET /owner/events/:id/list-item', { params: { id: eventId }, query: { expand: 'photo' } }),
    loadList(params, (valid) => tryApi(context)('GET /owner/event-participants', { query: listQueryIn(valid, eventId) })),
    call('GET /owner/event-participants/counters', { query: filters }),
    isFiltered ? call('GET /owner/event-participants/counters', { query: { eventId } }) : null,
    call('GET /owner/event-participants/tags', { query: { eventId } }),
    tryApi(context)('GET /event-participants/registration', { query: { eventId } }),
    call('GET /owner/event-participant-inquiries/counters', { query: { eventId } }),
    loadExport(context, eventId),
    waitingTeams(context, eventId),
  ])
  return {
    event: ownRowOf(event),
    canMark: hasOpened(event, context.get(siteContext).now),
    rows: list._items.map(rowOf),
    meta: list._meta,
    counters,
    /** Participants of the event without filters. */
    total: (whole ?? counters).all,
    tags: tags._items.map(({ name }) => name),
    /** Spaces of a network event. */
    spaces: registration.ok ? registration.reply.spaces : [],
    inquiries: inquiries.wait,
    exported,
    teams,
  }
}
export type EventParticipantsData = Awaited<ReturnType<typeof loadOfEvent>>

/** Marks of attendance have opened. The call decides; the page only leaves out buttons that it would refuse. */
const hasOpened = ({ dateStart, status }: { dateStart: string | null; status: string }, now: Date): boolean =>
  dateStart !== null && status !== 'draft' && status !== 'canceled' && now.getTime() >= Date.parse(dateStart) - attendanceOpensHoursBefore * 3_600_000

/** The latest export of the list in the background, if there is one. */
const loadExport = async (context: Args['context'], eventId: number) => {
  const exports = await tryApi(context)('GET /exports')
  const found = exports.ok && exports.reply._items.find(({ name, filter }) => name === 'participants' && Number(filter.eventId) === eventId)
  return found || null
}

/** The properties that a row and its panel show. Contacts come only with consent of the user. */
const rowOf = (attendee: Attendee) => {
  const { id, user_id, user, state, waitingForSeat, queuePosition, role, format, space, attended, attendedAt, createdAt, comment, tags } = attendee
  return {
    id,
    userId: user_id,
    user: user ? personOf(user) : null,
    state: waitingForSeat ? ('waitingList' as const) : state,
    queuePosition,
    role,
    format,
    space: space?.name ?? null,
    createdAt,
    attendedAt: attended ? attendedAt : null,
    comment,
    tags,
  }
}
export type ParticipantRow = ReturnType<typeof rowOf>

const personOf = ({ first_name, last_name, photo, position, contactsVisible, contactAccess, can, email, phones }: NonNullable<Attendee['user']>) => ({
  name: `${first_name} ${last_name}`.trim(),
  photo,
  position,
  /** The state of the request for contacts; null if the user cannot be asked. */
  access: contactAccess === 'none' && !can.requestContacts ? null : contactAccess,
  contacts: contactsVisible ? { email: email ?? null, phone: phones?.[0]?.phone ?? null } : null,
})
