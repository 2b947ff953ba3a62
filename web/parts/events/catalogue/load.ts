import { data, type LoaderFunctionArgs } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { localDate } from '../../../kernel/format.ts'
import { pack } from '../../../kernel/packed.ts'
import { shortCards } from '../short-card.ts'
import { cleanParams, type Fixed, toQuery } from './filters.ts'

const catalogueZone = 'Europe/Moscow'

/** Catalogue data for a URL. Invalid filters are ignored instead of shown as an error. */
export const loadCatalogue = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, fixed: Fixed = {}) => {
  const params = cleanParams(new URL(request.url).searchParams)
  const [list, options] = await Promise.all([listOf(context, params, fixed), api(context)('GET /events/filters')])
  return {
    list: { ...list, _items: list._items.map(shortCards(context)) },
    options: pack(options),
    today: localDate(context.get(siteContext).now, catalogueZone),
  }
}
export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>
export type FilterOptions = Reply<'GET /events/filters'>

const listOf = async (context: LoaderFunctionArgs['context'], params: URLSearchParams, fixed: Fixed) => {
  const attempt = await tryApi(context)('GET /events', { query: toQuery(params, fixed) })
  if (attempt.ok) return attempt.reply
  if (attempt.problem.reason !== 'invalidInput') throw data(attempt.problem, { status: attempt.problem.status })
  const validParams = new URLSearchParams(
    [...params].filter(
      ([name]) => !(name in attempt.problem.errors) && !Object.keys(attempt.problem.errors).some((field) => field.startsWith(`${name}.`)),
    ),
  )
  return api(context)('GET /events', { query: toQuery(validParams, fixed) })
}
