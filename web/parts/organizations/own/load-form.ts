import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { labelOfCity, largestCities } from '../../cities/load-cities.ts'

type Context = Readonly<RouterContextProvider>

/** Options that the fields of an organization offer. */
const loadOptions = async (context: Context) => {
  const [cities, okveds] = await Promise.all([largestCities(context), tryApi(context)('GET /organizations/search-okved', { query: {} })])
  return { cities, okveds: okveds.ok ? okveds.reply._items : [] }
}
export type FormOptions = Awaited<ReturnType<typeof loadOptions>>

export const loadCreate = async ({ context }: Pick<LoaderFunctionArgs, 'context'>) => {
  const { id, name } = await signedIn(context, paths.createOrganization())
  return { options: await loadOptions(context), people: [{ id, name }] }
}
export type CreateData = Awaited<ReturnType<typeof loadCreate>>

/** An own organization with everything its admins may change. */
export const loadEdit = async ({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>) => {
  // the call refuses what is no id
  const id = Number(params.id)
  const viewer = await signedIn(context, paths.editOrganization(id))
  const call = api(context)
  const organization = await call('GET /owner/organizations/:id', { params: { id } })
  const [options, city, groups, appeals] = await Promise.all([
    loadOptions(context),
    labelOfCity(context, organization.city),
    call('GET /organization-groups'),
    call('GET /owner/organizations/:id/appeals', { params: { id } }),
  ])
  return { organization, options, city, groups: groups._items, appeals: appeals._items, viewerId: viewer.id }
}
export type EditData = Awaited<ReturnType<typeof loadEdit>>
