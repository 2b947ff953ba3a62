import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormAnswer, type FormChange, type FormInput } from '../../../forms/answer-form.ts'
import { type Fault, faultOf } from '../../../forms/fault.ts'
import { listOf } from '../../../forms/form-data.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { type CityFault, cityLabel } from '../../accounts/registration/city-choice.ts'
import { postedCity } from '../../accounts/registration/posted-city.ts'
import { returnPath } from '../../accounts/return-path.ts'

type Context = LoaderFunctionArgs['context']
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

const citiesOffered = 50

/** The city and interests of a new user, with the choices offered. */
export const loadIntro = async ({ request, context }: Args) => {
  const returnUrl = returnUrlOf({ request, context })
  const viewer = await signedIn(context, paths.intro(returnUrl))
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
/** Saves the city and interests, then redirects. Guarantee: repeating it changes nothing. */
export const answerIntro = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const returnUrl = returnUrlOf({ request, context })
  const viewer = await signedIn(context, paths.intro(returnUrl))
  return answerForm({ saveIntro }, { request, context, returnUrl, userId: viewer.id }, paths.intro(returnUrl))
}

export type IntroAnswer = FormAnswer<{ city: CityFault | null }>

type IntroInput = FormInput & { returnUrl: string; userId: number }

const saveIntro: FormChange<{ city: CityFault | null }, IntroInput> = async ({ form, context, returnUrl, userId }) => {
  const city = await postedCity({ form, context })
  if (city.fault) return { problem: unknownCity, city: city.fault }
  const problem = (await saveCity(context, userId, city.id)) ?? (await saveInterests(context, listOf(form, 'interest').map(Number)))
  if (problem) return { problem, city: null }
  throw redirect(returnUrl, 303)
}

/** The field of the city has its own words for this fault. */
const unknownCity: Fault = { status: 422, reason: 'cityUnknown', message: '', error: {}, errors: { city: [] } }

const returnUrlOf = ({ request, context }: Args): string => returnPath(context, new URL(request.url).searchParams.get('returnUrl'))

const saveCity = async (context: Context, id: number, cityId: number | undefined): Promise<Fault | null> => {
  const attempt = await tryApi(context)('PUT /users/:id', { params: { id }, body: { address: { city_id: cityId ?? null } } })
  return faultOf(attempt)
}

const saveInterests = async (context: Context, selected: number[]): Promise<Fault | null> => {
  const { _items } = await api(context)('GET /user/selected-interests')
  const known = _items.map(({ id }) => id)
  const added = selected.filter((id) => !known.includes(id))
  const removed = known.filter((id) => !selected.includes(id))
  const attempts = [
    ...(added.length > 0 ? [await tryApi(context)('POST /user/interests', { body: { themeIds: added } })] : []),
    ...(removed.length > 0 ? [await tryApi(context)('POST /user/delete-interests', { body: { themeIds: removed } })] : []),
  ]
  return attempts.map(faultOf).find((fault) => fault !== null) ?? null
}
