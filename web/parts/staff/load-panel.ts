import { api } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'
import { citiesOf } from '../people/catalogue/load.ts'
import type { Context } from './queue.ts'
import { callQueryOf, queryFrom } from './queue-query.ts'
import { queueNamed, queues } from './queues.ts'

const defaultZone = 'Europe/Moscow'

/** One queue of the panel. Visitors sign in first; the first call rejects users who are not staff. */
export const loadPanel = async ({ request, context }: { request: Request; context: Context }) => {
  const search = new URL(request.url).searchParams
  const queue = queueNamed(search.get('queue'))
  const query = queryFrom(search, queue)
  await signedIn(context, paths.admin({ queue: queue.looks.name }))
  const counters = await countersOf(context)
  const [page, cities, { timezone }] = await Promise.all([
    queue.load(context, callQueryOf(query), context.get(siteContext).now),
    citiesOf(context, query.cityId || null),
    api(context)('GET /user/interface-settings'),
  ])
  return { query, queue: queue.looks, tabs: queues.map(({ looks }) => looks.name), counters, cities, zone: timezone ?? defaultZone, ...page }
}
export type PanelData = Awaited<ReturnType<typeof loadPanel>>

export const countersOf = async (context: Context) => (await api(context)('GET /admin/counters')).queues
export type Counters = Awaited<ReturnType<typeof countersOf>>
