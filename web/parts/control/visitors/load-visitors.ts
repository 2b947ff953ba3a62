import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { localDate } from '../../../kernel/format.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { panelIn, visitorsAddress, visitorsPath, visitorsQuery } from './visitors-address.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>
type Context = Readonly<RouterContextProvider>

/** The visitors of a space on a day, or its invitations or bans. The calls reject users who do not work there (V403). */
export const loadVisitors = async ({ params: { id: idText }, request, context }: Args) => {
  const id = Number(idText)
  const params = listParams(request, paths.controlSpace(id), visitorsAddress)
  await signedIn(context, visitorsPath(id, params))
  const { timezone } = await api(context)('GET /spaces/:id', { params: { id }, query: {} })
  const today = localDate(context.get(siteContext).now, timezone)
  const { date = today, tab = null } = visitorsAddress.query(params)
  const [{ _items: spaces }, list] = await Promise.all([api(context)('GET /control/spaces', { query: { date } }), listOf(context, id, params, date)])
  const space = spaces.find((one) => one.id === id)
  // the space was taken from the operator between the calls
  if (!space) throw data(null, { status: 403 })
  return { space, date, today, tab, list, panel: await panelOf(context, { spaceId: id, date }, new URL(request.url).searchParams) }
}
export type VisitorsData = Awaited<ReturnType<typeof loadVisitors>>

type List =
  | ({ kind: 'visitors' } & Reply<'GET /admin/control/space/:spaceId/visitors'>)
  | ({ kind: 'proposals' } & Reply<'GET /control/network-proposals'>)
  | ({ kind: 'bans' } & Reply<'GET /coworking/restrictions'>)

const listOf = async (context: Context, spaceId: number, params: URLSearchParams, date: string): Promise<List> => {
  const { tab } = visitorsAddress.query(params)
  const query = (valid: URLSearchParams) => ({ spaceId, paginationPage: pageOf(valid) })
  if (tab === 'proposals')
    return { kind: tab, ...(await loadList(params, (valid) => tryApi(context)('GET /control/network-proposals', { query: query(valid) }))) }
  if (tab === 'bans')
    return { kind: tab, ...(await loadList(params, (valid) => tryApi(context)('GET /coworking/restrictions', { query: query(valid) }))) }
  const call = (valid: URLSearchParams) =>
    tryApi(context)('GET /admin/control/space/:spaceId/visitors', { params: { spaceId }, query: { ...visitorsQuery(valid), date } })
  return { kind: 'visitors', ...(await loadList(params, call)) }
}

/** The panel with its user. A ban needs one: a visitor of the day, whose account may be unfinished, or a user of the site. */
const panelOf = async (context: Context, day: { spaceId: number; date: string }, params: URLSearchParams) => {
  const panel = panelIn(params)
  if (!panel) return null
  const { kind, userId } = panel
  const user = userId === null ? null : ((await visitorOf(context, day, userId)) ?? (await userOf(context, userId)))
  return kind === 'ban' && !user ? null : { kind, user }
}

const visitorOf = async (context: Context, { spaceId, date }: { spaceId: number; date: string }, userId: number) => {
  const query = { date, userId, paginationSize: 1 }
  const { _items } = await api(context)('GET /admin/control/space/:spaceId/visitors', { params: { spaceId }, query })
  return _items[0]?.user ?? null
}

const userOf = async (context: Context, id: number) => {
  const attempt = await tryApi(context)('GET /users/:id', { params: { id }, query: {} })
  return attempt.ok ? { id: attempt.reply.id, name: `${attempt.reply.first_name} ${attempt.reply.last_name}`.trim() } : null
}
