import type { RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf, pathWith } from '../../lists/address.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { loadNavigation } from '../staff/load-navigation.ts'
import { mailAddress } from './mail-address.ts'

const defaultZone = 'Europe/Moscow'

/** The checks of the sending domain and the addresses without mailings. The calls reject users who are not administrators. */
export const loadMail = async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = listParams(request, paths.adminMail(), mailAddress)
  const viewer = await signedIn(context, pathWith(paths.adminMail(), params))
  const suppressions = (filters: URLSearchParams) =>
    tryApi(context)('GET /admin/mail/suppressions', { query: { ...mailAddress.query(filters), paginationPage: pageOf(filters) } })
  const [mail, { _items: rows, _meta: meta }, screens, { timezone }] = await Promise.all([
    api(context)('GET /admin/mail'),
    loadList(params, suppressions),
    loadNavigation(context, viewer.roles),
    api(context)('GET /user/interface-settings'),
  ])
  return { mail, rows, meta, screens, zone: timezone ?? defaultZone }
}
export type MailPage = Awaited<ReturnType<typeof loadMail>>
