import type { LoaderFunctionArgs } from 'react-router'
import { organizationsPageSizes } from '../../../../contract/organizations/limits.ts'
import { tryApi } from '../../../kernel/api.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { citiesOf } from '../../cities/cities-of.ts'
import { organizationCardOf } from '../organization-card-of.ts'
import { organizationsAddress } from './address.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Catalogue data for a URL. A search has shorter pages. */
export const loadOrganizations = async ({ request, context }: Args) => {
  const params = listParams(request, paths.organizations(), organizationsAddress)
  const [list, cities, groups] = await Promise.all([
    loadList(params, (valid) => {
      const filters = organizationsAddress.query(valid)
      const paginationSize = filters.search ? organizationsPageSizes.organizationSearch : organizationsPageSizes.organizations
      return tryApi(context)('GET /organizations', { query: { ...filters, paginationPage: pageOf(valid), paginationSize } })
    }),
    citiesOf(context, organizationsAddress.query(params).cityId),
    tryApi(context)('GET /organization-groups'),
  ])
  return {
    list: { ...list, _items: list._items.map(organizationCardOf) },
    // a failure is in the server's log; the list is shown without this filter
    options: { cities, groups: groups.ok ? groups.reply._items : [] },
  }
}
export type OrganizationsData = Awaited<ReturnType<typeof loadOrganizations>>
