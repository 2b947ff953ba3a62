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
import { mapLabels } from '../../cities/map-labels.ts'
import { postedCity } from '../../cities/posted-city.ts'
import { typedPoint } from './typed-point.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>
export type Suggested = { cityFault: CityFault | null }

export const loadSuggest = async ({ context }: Args) => {
  await signedIn(context, paths.suggestPlace())
  const [cities, labels] = await Promise.all([citiesOf(context, undefined), mapLabels(context)])
  return { cities: cities.map(({ name }) => name), labels }
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
      geo: typedPoint(textOf(form, 'geo')),
      description: textOf(form, 'description'),
      ...(type && { type }),
    },
  })
  if (attempt.ok) throw redirect(paths.place(attempt.reply.id), 303)
  const { cityId, geo, 'geo.lat': lat, 'geo.lng': lng, ...errors } = attempt.problem.errors
  // the form words it
  const point = (geo ?? lat ?? lng) && { geo: [] }
  return {
    problem: faultOf({ ok: false, problem: { ...attempt.problem, errors: { ...errors, ...point, ...(cityId && { city: cityId }) } } }),
    cityFault: city.fault,
  }
}

const changes = { suggest }
