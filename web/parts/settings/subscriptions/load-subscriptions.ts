import type { RouterContextProvider } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { api } from '../../../kernel/api.ts'
import { pageOf } from '../../../lists/address.ts'
import { nameOf } from '../../people/person-card-of.ts'
import { zonesOf } from '../zones.ts'

type Context = Readonly<RouterContextProvider>

export const loadSubscriptions = async (context: Context, search: URLSearchParams) => {
  const call = api(context)
  const [mailings, preferences, following] = await Promise.all([
    call('GET /user/subscriptions'),
    call('GET /user/notification-preferences'),
    loadFollowing(context, pageOf(search, 'following')),
  ])
  return { mailings: mailings._items, preferences, following, zones: zonesOf(context) }
}

export type SubscriptionsData = Awaited<ReturnType<typeof loadSubscriptions>>

/** A page that has become empty is replaced by the last page. */
const loadFollowing = async (context: Context, requestedPage: number) => {
  const read = (paginationPage: number) => api(context)('GET /owner/following/users', { query: { paginationPage } })
  const first = await read(requestedPage)
  const page = Math.max(1, Math.min(requestedPage, first._meta.pageCount))
  const { _items, _meta } = page === requestedPage ? first : await read(page)
  return { people: _items.map(personOf), page, pageSize: _meta.perPage, total: _meta.totalCount }
}

const personOf = (person: Reply<'GET /owner/following/users'>['_items'][number]) => ({
  id: person.id,
  address: person.slug ?? person.id,
  name: nameOf(person),
  photo: person.photo,
  about: person.position ?? person.address.city,
  subscription: person.subscription,
  can: person.can,
})

export type FollowedPerson = ReturnType<typeof personOf>
