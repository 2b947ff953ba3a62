import { data, type RouterContextProvider } from 'react-router'
import type { ExpertEvent } from '../../../contract/experts/experts.ts'
import { tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf } from '../../lists/address.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { expertEventsAddress, expertEventsPath } from './events-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The events of an expert with the counters of their states. The calls refuse users without the role (V269). */
export const loadExpertEvents = async ({ request, context }: Args) => {
  const params = listParams(request, paths.expert(), expertEventsAddress)
  await signedIn(context, expertEventsPath(params))
  const { search, status } = expertEventsAddress.query(params)
  const [list, counters] = await Promise.all([
    loadList(params, (valid) =>
      tryApi(context)('GET /expert/events', { query: { ...expertEventsAddress.query(valid), paginationPage: pageOf(valid) } }),
    ),
    tryApi(context)('GET /expert/events/counters', { query: { search } }),
  ])
  if (!counters.ok) throw data(counters.problem, { status: counters.problem.status })
  return { status: status ?? null, search: search ?? '', events: list._items.map(expertEventOf), meta: list._meta, counters: counters.reply }
}
export type ExpertEventsData = Awaited<ReturnType<typeof loadExpertEvents>>

/** The properties that a card shows. */
export const expertEventOf = ({ id, name, dateStart, dateEnd, timezoneName, invite, answersTotal, answersScored, scoringClosed }: ExpertEvent) => ({
  ...{ id, name, dateStart, dateEnd, timezoneName, answersTotal, answersScored, scoringClosed },
  isInvited: invite === 'wait',
})
export type ExpertEventCard = ReturnType<typeof expertEventOf>
