import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormChange, type FormInput } from '../../../forms/answer-form.ts'
import { type Fault, faultOf } from '../../../forms/fault.ts'
import { listOf } from '../../../forms/form-data.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { returnPath } from '../../accounts/return-path.ts'
import type { CityFault } from '../../cities/city-choice.ts'
import { labelOfCity, largestCities } from '../../cities/load-cities.ts'
import { postedCity, unknownCity } from '../../cities/posted-city.ts'
import { saveInterestsOf } from '../save-interests.ts'

type Context = LoaderFunctionArgs['context']
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The city and interests of a new user, with the choices offered. */
export const loadIntro = async ({ request, context }: Args) => {
  const returnUrl = returnUrlOf({ request, context })
  const viewer = await signedIn(context, paths.intro(returnUrl))
  const call = api(context)
  const [person, offered, chosen, cities] = await Promise.all([
    call('GET /users/:id', { params: { id: viewer.id } }),
    call('GET /user/interests'),
    call('GET /user/selected-interests'),
    largestCities(context),
  ])
  const chosenIds = chosen._items.map(({ id }) => id)
  return {
    returnUrl,
    city: await labelOfCity(context, person.address.city_id),
    cities,
    interests: [...chosen._items, ...offered._items.filter(({ id }) => !chosenIds.includes(id))].map(({ id, name }) => ({ id, name })),
    chosenIds,
  }
}

export type IntroData = Awaited<ReturnType<typeof loadIntro>>
/** Saves the city and interests, then redirects. Guarantee: repeating it changes nothing. */
export const answerIntro = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const returnUrl = returnUrlOf({ request, context })
  const viewer = await signedIn(context, paths.intro(returnUrl))
  return answerForm({ saveIntro }, { request, context, returnUrl, userId: viewer.id }, paths.intro(returnUrl))
}

export type IntroResult = { city: CityFault | null }

type IntroInput = FormInput & { returnUrl: string; userId: number }

const saveIntro: FormChange<IntroResult, IntroInput> = async ({ form, context, returnUrl, userId }) => {
  const city = await postedCity({ form, context })
  if (city.fault) return { problem: unknownCity, city: city.fault }
  const problem = (await saveCity(context, userId, city.id)) ?? (await saveInterestsOf(context, listOf(form, 'interest').map(Number)))
  if (problem) return { problem, city: null }
  throw redirect(returnUrl, 303)
}

const returnUrlOf = ({ request, context }: Args): string => returnPath(context, new URL(request.url).searchParams.get('returnUrl'))

const saveCity = async (context: Context, id: number, cityId: number | undefined): Promise<Fault | null> => {
  const attempt = await tryApi(context)('PUT /users/:id', { params: { id }, body: { address: { city_id: cityId ?? null } } })
  return faultOf(attempt)
}
