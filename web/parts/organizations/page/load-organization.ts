import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { shortCards } from '../../events/short-card.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'context'>

const [shownUpcoming, shownPast] = [4, 2]

/** An organization with its next and its latest events. */
export const loadOrganization = async ({ params, context }: Args) => {
  const call = api(context)
  // the call refuses what is no id
  const id = Number(params.id)
  const organization = await call('GET /organizations/:id', { params: { id } })
  const query = { organizationId: id, sort: 'date' as const, expand: 'type,city,place,space,photo' }
  const [upcoming, past] = await Promise.all([
    call('GET /events', { query: { ...query, actual: '1', paginationSize: shownUpcoming } }),
    call('GET /events', { query: { ...query, past: '1', paginationSize: shownPast } }),
  ])
  const shown = ({ _items, _meta }: typeof upcoming) => ({ events: _items.map(shortCards(context)), total: _meta.totalCount })
  return { organization, upcoming: shown(upcoming), past: shown(past) }
}
export type OrganizationData = Awaited<ReturnType<typeof loadOrganization>>
