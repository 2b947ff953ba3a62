import { redirect } from 'react-router'
import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { zoneName } from '../../kernel/format.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf, pathWith } from '../../lists/address.ts'
import { listParams } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { citiesOf } from '../cities/cities-of.ts'
import { loadNavigation } from './load-navigation.ts'
import type { QueueLooks } from './queue.ts'
import { anyState, queueAddressOf } from './queue-address.ts'
import type { Context } from './queue-calls.ts'
import { queueNamed } from './queues.ts'

const defaultZone = 'Europe/Moscow'

/** One queue of the panel, with the row of its side panel. Visitors sign in first; the calls reject users who are not staff. */
export const loadPanel = async ({ request, context }: { request: Request; context: Context }) => {
  const queue = queueNamed(new URL(request.url).searchParams.get('queue'))
  const address = queueAddressOf(queue.looks)
  const params = listParams(request, paths.admin(), address)
  const viewer = await signedIn(context, pathWith(paths.admin(), params))
  const { now } = context.get(siteContext)
  const { status = queue.looks.states[0], search = '', cityId, id, decided } = address.query(params)
  const page = pageOf(params)
  const filter = { search, paginationPage: page, ...(status !== anyState && { status }), ...(cityId && { cityId }) }
  const [screens, list, openRow, decidedRow, cities, { timezone }] = await Promise.all([
    loadNavigation(context, viewer.roles),
    queue.list(context, filter, now),
    id === undefined ? null : queue.find(context, id, now),
    decided === undefined ? null : queue.find(context, decided, now),
    citiesOf(context, cityId),
    api(context)('GET /user/interface-settings'),
  ])
  if (page > Math.max(1, list.pageCount)) throw redirect(pathWith(paths.admin(), address.withPage(params, Math.max(1, list.pageCount))))
  const looks: QueueLooks = { ...queue.looks, ...queue.words(context) }
  const opened = { openRow, isMissing: id !== undefined && openRow === null, decidedRow }
  const zone = timezone ?? defaultZone
  const shown = { screens, zone, zoneNow: zoneName(now.toISOString(), zone) }
  return { page, queue: looks, cities, ...shown, ...list, ...opened }
}
export type PanelData = Awaited<ReturnType<typeof loadPanel>>
