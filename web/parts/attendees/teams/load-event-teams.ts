import { type RouterContextProvider, redirect } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'
import { eventTeamsAddress, eventTeamsPath } from './address.ts'

type Context = Readonly<RouterContextProvider>

/** The teams of one own event; the calls reject the events of others. */
export const loadEventTeams = async ({ request, context }: { request: Request; context: Context }) => {
  const params = listParams(request, paths.eventTeams(), eventTeamsAddress)
  await signedIn(context, eventTeamsPath(params))
  const { eventId, moderation } = eventTeamsAddress.query(params)
  if (eventId === undefined) throw redirect(paths.participants(), 303)
  const call = api(context)
  const [navigation, event, list, participants, inquiries] = await Promise.all([
    loadCabinetNavigation(context),
    call('GET /owner/events/:id/list-item', { params: { id: eventId }, query: {} }),
    loadList(params, (valid) => {
      const { eventId: _event, ...filters } = eventTeamsAddress.query(valid)
      return tryApi(context)('GET /owner/events/:id/teams', { params: { id: eventId }, query: { ...filters, paginationPage: pageOf(valid) } })
    }),
    call('GET /owner/event-participants/counters', { query: { eventId } }),
    call('GET /owner/event-participant-inquiries/counters', { query: { eventId } }),
  ])
  const { name, teamSizeMin, teamSizeMax, quizId, timezoneName } = event
  return {
    navigation,
    event: { id: eventId, name, teamSizeMin, teamSizeMax, quizId, timezoneName },
    state: moderation ?? null,
    list,
    counts: { participants: participants.all, inquiries: inquiries.wait, teams: list.counters.wait },
  }
}
export type EventTeamsData = Awaited<ReturnType<typeof loadEventTeams>>

/** Teams of a team event that wait for a decision, for its tab; null for other events, and where the calls refuse. */
export const waitingTeams = async (context: Context, eventId: number | null): Promise<number | null> => {
  if (eventId === null) return null
  const [event, teams] = await Promise.all([
    tryApi(context)('GET /owner/events/:id/list-item', { params: { id: eventId }, query: {} }),
    tryApi(context)('GET /owner/events/:id/teams', { params: { id: eventId }, query: { paginationSize: 1 } }),
  ])
  return event.ok && teams.ok && event.reply.participation_format === 'team' ? teams.reply.counters.wait : null
}
