import type { LoaderFunctionArgs } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { teamTypes } from '../../../../contract/teams/limits.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { citiesOf } from '../../cities/cities-of.ts'
import { type TeamList, teamsAddress } from './address.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The public list, or own teams of one kind. */
export const loadTeams = async ({ request, context }: Args) => {
  const params = listParams(request, paths.teams(), teamsAddress)
  const counters = await countersOf(context)
  const shown = shownList(params, counters)
  return shown === 'all'
    ? { shown, counters, list: await publicList(context, params), options: await optionsOf(context, teamsAddress.query(params).cityId) }
    : { shown, counters, list: await ownList(context, params, shown), options: null }
}
export type TeamsData = Awaited<ReturnType<typeof loadTeams>>

type Counters = Reply<'GET /owner/teams/counters'>

/** The numbers of own teams; null for a visitor, and after a failure, which the kernel has logged. */
const countersOf = async (context: Args['context']): Promise<Counters | null> => {
  if (!context.get(siteContext).hasToken) return null
  const attempt = await tryApi(context)('GET /owner/teams/counters')
  return attempt.ok ? attempt.reply : null
}

/** A signed-in user sees own teams first, of the kind they have. A filter belongs to the public list. */
const shownList = (params: URLSearchParams, counters: Counters | null): TeamList => {
  const { list, ...filters } = teamsAddress.query(params)
  if (!counters || Object.keys(filters).length > 0) return 'all'
  return list ?? (counters.type0 === 0 && counters.type1 > 0 ? 'event' : 'project')
}

const publicList = (context: Args['context'], params: URLSearchParams) =>
  loadList(params, (valid) => {
    const { list: _, type, ...filters } = teamsAddress.query(valid)
    return tryApi(context)('GET /teams', { query: { ...filters, ...(type && { type: Number(type) }), paginationPage: pageOf(valid) } })
  })

/** Null after a failure: it is logged, and the page is shown without the list (V292). */
const ownList = async (context: Args['context'], params: URLSearchParams, kind: 'project' | 'event') => {
  const attempt = await tryApi(context)('GET /owner/teams', { query: { type: teamTypes[kind], paginationPage: pageOf(params) } })
  return attempt.ok ? attempt.reply : null
}

const optionsOf = async (context: Args['context'], cityId: number | undefined) => {
  const [cities, themes] = await Promise.all([citiesOf(context, cityId), api(context)('GET /themes')])
  return { cities, themes: themes._items.map(({ id, name }) => ({ id, name })) }
}
export type TeamOptions = Awaited<ReturnType<typeof optionsOf>>
