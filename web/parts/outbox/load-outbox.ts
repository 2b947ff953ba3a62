import { data, type RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf, pathWith } from '../../lists/address.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { loadNavigation } from '../staff/load-navigation.ts'
import { outboxAddress } from './outbox-address.ts'

const defaultZone = 'Europe/Moscow'

/** The numbers of all kinds, and the messages of one state. The calls reject users who are not administrators. */
export const loadOutbox = async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = listParams(request, paths.adminOutbox(), outboxAddress)
  const viewer = await signedIn(context, pathWith(paths.adminOutbox(), params))
  const messages = (filters: URLSearchParams) =>
    tryApi(context)('GET /admin/outbox', { query: { ...outboxAddress.query(filters), paginationPage: pageOf(filters) } })
  const [{ _items: kinds }, { _items: rows, _meta: meta }, screens, { timezone }] = await Promise.all([
    api(context)('GET /admin/outbox/kinds'),
    loadList(params, messages),
    loadNavigation(context, viewer.roles),
    api(context)('GET /user/interface-settings'),
  ])
  const { kind, state = 'failed' } = outboxAddress.query(params)
  const chosen = kinds.find((one) => one.kind === kind) ?? null
  if (kind && !chosen) throw data(null, { status: 404 })
  return { screens, kinds, chosen, state, rows, meta, zone: timezone ?? defaultZone }
}
export type OutboxPage = Awaited<ReturnType<typeof loadOutbox>>
