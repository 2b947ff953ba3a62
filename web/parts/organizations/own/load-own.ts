import type { LoaderFunctionArgs } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf, pathWith } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { organizationCardOf } from '../organization-card-of.ts'
import { ownAddress } from './address.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Own organizations with suggestions of others, or those that the user follows. */
export const loadOwn = async ({ request, context }: Args) => {
  await signedIn(context, pathWith(paths.myOrganizations(), new URL(request.url).searchParams))
  const params = listParams(request, paths.myOrganizations(), ownAddress)
  const tab: 'own' | 'subscriptions' = ownAddress.query(params).tab ?? 'own'
  const [list, suggestions] = await Promise.all([
    loadList(params, (valid) => {
      const paginationPage = pageOf(valid)
      return tab === 'own'
        ? tryApi(context)('GET /owner/organizations', { query: { search: ownAddress.query(valid).search, paginationPage } })
        : tryApi(context)('GET /participant/organizations', { query: { paginationPage } })
    }),
    tab === 'own' ? tryApi(context)('GET /owner/organizations/suggestions') : null,
  ])
  return {
    tab,
    list: { ...list, _items: list._items.map(organizationCardOf) },
    // a failure is in the server's log; the list is shown without suggestions
    suggestions: suggestions?.ok ? suggestions.reply._items.map((card) => ({ ...organizationCardOf(card), reason: card.reason })) : [],
  }
}
export type OwnData = Awaited<ReturnType<typeof loadOwn>>
