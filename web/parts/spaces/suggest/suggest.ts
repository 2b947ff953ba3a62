import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type PlaceType, placeTypes } from '../../../../contract/spaces/limits.ts'
import { answerForm, type FormChange } from '../../../forms/answer-form.ts'
import { faultOf } from '../../../forms/fault.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { citiesOf } from '../../cities/cities-of.ts'
import type { CityFault } from '../../cities/city-choice.ts'
import { postedCity } from '../../cities/posted-city.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>
export type Suggested = { cityFault: CityFault | null }

export const loadSuggest = async ({ context }: Args) => {
  await signedIn(context, paths.suggestPlace())
  return { cities: (await citiesOf(context, undefined)).map(({ name }) => name) }
}

export const answerSuggest = (args: Args) => answerForm(changes, args, paths.suggestPlace())

const suggest: FormChange<Suggested> = async (input) => {
  const { form, context } = input
  const city = await postedCity(input)
  const type = placeTypes.find((one): one is PlaceType => one === textOf(form, 'type'))
  const attempt = await tryApi(context)('POST /places', {
    body: {
      name: textOf(form, 'name'),
      address: textOf(form, 'address'),
      cityId: city.id ?? 0,
      description: textOf(form, 'description'),
      ...(type && { type }),
    },
  })
  if (attempt.ok) throw redirect(paths.place(attempt.reply.id), 303)
  const { cityId, ...errors } = attempt.problem.errors
  return {
    problem: faultOf({ ok: false, problem: { ...attempt.problem, errors: { ...errors, ...(cityId && { city: cityId }) } } }),
    cityFault: city.fault,
  }
}

const changes = { suggest }
