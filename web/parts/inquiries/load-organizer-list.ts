import { data, type RouterContextProvider } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf, pathWith } from '../../lists/address.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { organizerAddress } from './organizer-address.ts'

type Loading = { request: Request; context: Readonly<RouterContextProvider> }

/** Inquiries of one state with the counters of all. The calls refuse the events of others. */
export const loadOrganizerInquiries = async ({ request, context }: Loading) => {
  const params = listParams(request, paths.organizerInquiries(), organizerAddress)
  await signedIn(context, pathWith(paths.organizerInquiries(), params))
  const { eventId, status = 'wait' } = organizerAddress.query(params)
  const page = (filters: URLSearchParams) =>
    tryApi(context)('GET /owner/event-participant-inquiries', { query: { eventId, status, paginationPage: pageOf(filters) } })
  const [list, counters, participants] = await Promise.all([
    loadList(params, page),
    tryApi(context)('GET /owner/event-participant-inquiries/counters', { query: { eventId } }),
    eventId === undefined ? null : tryApi(context)('GET /owner/event-participants/counters', { query: { eventId } }),
  ])
  if (!counters.ok) throw data(counters.problem, { status: counters.problem.status })
  return { eventId: eventId ?? null, status, list, counters: counters.reply, participants: participants?.ok ? participants.reply.all : null }
}
export type OrganizerInquiriesPage = Awaited<ReturnType<typeof loadOrganizerInquiries>>
