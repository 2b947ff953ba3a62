import type { LoaderFunctionArgs } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import type { EventFilters } from '../../../../contract/events/events.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { localDate } from '../../../kernel/format.ts'
import { pack } from '../../../kernel/packed.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { mapLabels } from '../../cities/map-labels.ts'
import { shortCards } from '../short-card.ts'
import { eventsAddress, type Fixed, filtersOf, toQuery, viewOf } from './address.ts'

const catalogueZone = 'Europe/Moscow'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Catalogue data for a URL; `path` is the catalogue without its parameters. */
export const loadCatalogue = async ({ request, context }: Args, path: string, fixed: Fixed = {}) => {
  const params = listParams(request, path, eventsAddress)
  const today = localDate(context.get(siteContext).now, catalogueZone)
  const { organizationId } = eventsAddress.query(params)
  const [list, options, map, organization] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /events', { query: toQuery(valid, fixed, today) })),
    tryApi(context)('GET /events/filters'),
    viewOf(params) === 'map' ? loadMap(context, filtersOf(params, fixed, today)) : null,
    organizationId ? loadOrganization(context, organizationId) : null,
  ])
  return {
    list: { ...list, _items: list._items.map(shortCards(context)) },
    options: pack(options.ok ? options.reply : noOptions),
    map,
    organization,
    today,
  }
}

/** A failure of the options is in the server's log; the list is shown without them (V395). */
const noOptions: FilterOptions = { cities: [], themes: [], places: [], types: [], tags: [], compilations: [] }

/** The organization of the filter, for its name. */
const loadOrganization = async (context: Args['context'], id: number) => {
  const attempt = await tryApi(context)('GET /organizations/:id', { params: { id } })
  return attempt.ok ? { id, name: attempt.reply.name } : null
}

/** The points of the map, and their query for the viewports that follow. */
const loadMap = async (context: Args['context'], { sort: _, ...query }: EventFilters) => {
  const [attempt, labels] = await Promise.all([tryApi(context)('GET /events/map', { query }), mapLabels(context)])
  // the list of the same filters reports invalid ones
  return attempt.ok ? { found: attempt.reply, labels, query } : null
}
export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>
export type FilterOptions = Reply<'GET /events/filters'>
