import { data, type RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { cabinetAddress, listPath, listQuery } from './cabinet-address.ts'
import { loadCabinetNavigation } from './load-navigation.ts'
import { ownRowOf } from './own-row.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** A page of own events in the state and the folder of the address, with the options of the filters. A visitor signs in first. */
export const loadOwnEvents = async ({ request, context }: Args) => {
  const params = listParams(request, paths.cabinetEvents(), cabinetAddress)
  await signedIn(context, listPath(params))
  const call = api(context)
  const [list, states, themes, sorts, navigation] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /owner/events', { query: listQuery(valid) })),
    call('GET /owner/events/states'),
    call('GET /owner/events/themes'),
    call('GET /owner/events/sorts'),
    loadCabinetNavigation(context),
  ])
  const { groupId } = cabinetAddress.query(params)
  const folder = navigation.folders.find(({ id }) => id === groupId) ?? null
  if (groupId && !folder) throw data(null, { status: 404 })
  return {
    rows: list._items.map(ownRowOf),
    meta: list._meta,
    states: states._items,
    themes: themes._items.map(({ id, name }) => ({ id, name })),
    sorts: sorts._items,
    folder,
    navigation,
  }
}
export type OwnEventsPage = Awaited<ReturnType<typeof loadOwnEvents>>
