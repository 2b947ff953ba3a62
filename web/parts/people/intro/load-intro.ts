import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Problem } from '../../../../contract/shapes.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { type CityFault, cityLabel } from '../../accounts/registration/city-choice.ts'
import { postedCity } from '../../accounts/registration/posted-city.ts'
import { returnPath } from '../../accounts/return-path.ts'
import { requireSignedIn } from '../require-signed-in.ts'

type Context = LoaderFunctionArgs['context']
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

const citiesOffered = 50

/** The city and interests of a new user, with the choices offered. */
export const loadIntro = async ({ request, context }: Args) => {
  const returnUrl = returnUrlOf({ request, context })
  const viewer = await requireSignedIn(context, paths.intro(returnUrl))
  const call = api(context)
  const [person, offered, chosen, cities] = await Promise.all([
    call('GET /users/:id', { params: { id: viewer.id } }),
    call('GET /user/interests'),
    call('GET /user/selected-interests'),
    call('GET /cities/search', { query: { paginationSize: citiesOffered } }),
  ])
  const chosenIds = chosen._items.map(({ id }) => id)
  return {
    returnUrl,
    city: await labelOf(context, person.address.city_id),
    cities: cities._items.map(cityLabel),
    interests: [...chosen._items, ...offered._items.filter(({ id }) => !chosenIds.includes(id))].map(({ id, name }) => ({ id, name })),
    chosenIds,
  }
}

/** Includes the region, so that posting the field unchanged identifies the same city. */
const labelOf = async (context: Context, cityId: number | null): Promise<string> =>
  cityId === null ? '' : cityLabel(await api(context)('GET /cities/:id', { params: { id: cityId } }))

export type IntroData = Awaited<ReturnType<typeof loadIntro>>
export type IntroFaults = { city: CityFault | null; message: string | null }

/** Saves the city and interests, then redirects. Guarantee: repeating it changes nothing. */
export const saveIntro = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const returnUrl = returnUrlOf({ request, context })
  const viewer = await requireSignedIn(context, paths.intro(returnUrl))
  const form = await request.formData()
  const city = await postedCity({ form, context })
  if (city.fault) return data<IntroFaults>({ city: city.fault, message: null }, { status: 422 })
  const problem = (await saveCity(context, viewer.id, city.id)) ?? (await saveInterests(context, form.getAll('interest').map(Number)))
  if (problem) return data<IntroFaults>({ city: null, message: problem.message }, { status: problem.status })
  return redirect(returnUrl, 303)
}

const returnUrlOf = ({ request, context }: Args): string => returnPath(context, new URL(request.url).searchParams.get('returnUrl'))

const saveCity = async (context: Context, id: number, cityId: number | undefined): Promise<Problem | null> => {
  const attempt = await tryApi(context)('PUT /users/:id', { params: { id }, body: { address: { city_id: cityId ?? null } } })
  return attempt.ok ? null : attempt.problem
}

const saveInterests = async (context: Context, selected: number[]): Promise<Problem | null> => {
  const { _items } = await api(context)('GET /user/selected-interests')
  const known = _items.map(({ id }) => id)
  const added = selected.filter((id) => !known.includes(id))
  const removed = known.filter((id) => !selected.includes(id))
  const attempts = [
    ...(added.length > 0 ? [await tryApi(context)('POST /user/interests', { body: { themeIds: added } })] : []),
    ...(removed.length > 0 ? [await tryApi(context)('POST /user/delete-interests', { body: { themeIds: removed } })] : []),
  ]
  const refused = attempts.find((attempt) => !attempt.ok)
  return refused && !refused.ok ? refused.problem : null
}
