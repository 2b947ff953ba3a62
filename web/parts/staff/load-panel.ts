import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { pageOf } from '../../lists/address.ts'
import { listParams } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { citiesOf } from '../people/city/cities-of.ts'
import type { Context } from './queue.ts'
import { anyState, queueAddressOf } from './queue-address.ts'
import { queueNamed, queues } from './queues.ts'

const defaultZone = 'Europe/Moscow'

/** One queue of the panel. Visitors sign in first; the first call rejects users who are not staff. */
export const loadPanel = async ({ request, context }: { request: Request; context: Context }) => {
  const queue = queueNamed(new URL(request.url).searchParams.get('queue'))
  const address = queueAddressOf(queue.looks)
  const params = listParams(request, paths.admin(), address)
  await signedIn(context, paths.admin({ queue: queue.looks.name }))
  const counters = await countersOf(context)
  const { status = queue.looks.states[0], search = '', cityId } = address.query(params)
  const paginationPage = pageOf(params)
  const filter = { status: status === anyState ? null : status, search, cityId, paginationPage }
  const [list, cities, { timezone }] = await Promise.all([
    queue.load(context, filter, context.get(siteContext).now),
    citiesOf(context, cityId),
    api(context)('GET /user/interface-settings'),
  ])
  const tabs = queues.map(({ looks }) => looks.name)
  return { status, page: paginationPage, queue: queue.looks, tabs, counters, cities, zone: timezone ?? defaultZone, ...list }
}
export type PanelData = Awaited<ReturnType<typeof loadPanel>>

export const countersOf = async (context: Context) => (await api(context)('GET /admin/counters')).queues
export type Counters = Awaited<ReturnType<typeof countersOf>>
