import type { LoaderFunctionArgs } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { tryApi } from '../../../kernel/api.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { mapLabels } from '../../cities/map-labels.ts'
import { isMapView, placesAddress } from './address.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Catalogue data for a URL; the points of the map only for its view. */
export const loadPlaces = async ({ request, context }: Args) => {
  const params = listParams(request, paths.places(), placesAddress)
  const [list, options, map] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /places', { query: { ...filtersOf(valid), paginationPage: pageOf(valid) } })),
    tryApi(context)('GET /places/filters'),
    isMapView(params) ? mapOf(context, params) : null,
  ])
  return { list, filters: options.ok ? options.reply : noOptions, map }
}
/** A failure of the options is in the server's log; the list is shown without them (V395). */
const noOptions: Reply<'GET /places/filters'> = { cities: [], topics: [], types: [], capacities: [] }

export type PlacesData = Awaited<ReturnType<typeof loadPlaces>>

const filtersOf = (params: URLSearchParams) => {
  const { view: _, ...filters } = placesAddress.query(params)
  return filters
}

const mapOf = async (context: Args['context'], params: URLSearchParams) => {
  const [found, labels] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /places/map', { query: filtersOf(valid) })),
    mapLabels(context),
  ])
  return { found, labels }
}
