import { data, type RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { zoneName } from '../../../kernel/format.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf, pathWith } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadNavigation } from '../../staff/load-navigation.ts'
import { anyState, deskAddress } from './desk-address.ts'

type Context = Readonly<RouterContextProvider>

const defaultZone = 'Europe/Moscow'

/** The threads of one state, and the open one. Visitors sign in first; the calls reject users who are not staff. */
export const loadDesk = async ({ request, context }: { request: Request; context: Context }) => {
  const params = listParams(request, paths.adminSupport(), deskAddress)
  const viewer = await signedIn(context, pathWith(paths.adminSupport(), params))
  const { status = 'open', search, id, messages = 1 } = deskAddress.query(params)
  const query = { ...(status !== anyState && { status }), ...(search && { search }), paginationPage: pageOf(params) }
  const [screens, { _items: rows, _meta: meta }, open, { timezone }] = await Promise.all([
    loadNavigation(context, viewer.roles),
    loadList(params, () => tryApi(context)('GET /admin/support-messages', { query })),
    id === undefined ? null : openThread(context, id, messages),
    api(context)('GET /user/interface-settings'),
  ])
  const zone = timezone ?? defaultZone
  const zoneNow = zoneName(context.get(siteContext).now.toISOString(), zone)
  return { screens, status, rows, meta, open, isMissing: id !== undefined && open === null, zone, zoneNow }
}
export type DeskData = Awaited<ReturnType<typeof loadDesk>>

const openThread = async (context: Context, id: number, paginationPage: number) => {
  const attempt = await tryApi(context)('GET /admin/support-messages/:id', { params: { id }, query: { paginationPage } })
  if (attempt.ok) return attempt.reply
  if (attempt.problem.status === 404) return null
  throw data(attempt.problem, { status: attempt.problem.status })
}
export type OpenedThread = NonNullable<DeskData['open']>
