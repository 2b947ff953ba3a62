import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { labelOfCity, largestCities } from '../../cities/load-cities.ts'
import { teamIdOf } from '../page/load-team.ts'

type Context = Readonly<RouterContextProvider>

export const loadCreate = async (context: Context) => {
  await signedIn(context, paths.createTeam())
  return choicesOf(context, null)
}

/** A team with the choices of its forms, for its leader and admins. */
export const loadEditor = async ({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) => {
  const id = teamIdOf(params)
  await signedIn(context, paths.editTeam(id))
  const call = api(context)
  const team = await call('GET /owner/teams/:id', { params: { id } })
  if (!team.can.edit) throw data(null, { status: 403 })
  const [choices, known] = await Promise.all([choicesOf(context, team.cityId), call('GET /owner/teams/known')])
  return { team, choices, known: known._items }
}
export type TeamEditorData = Awaited<ReturnType<typeof loadEditor>>

const choicesOf = async (context: Context, cityId: number | null) => {
  const [themes, cities, city] = await Promise.all([api(context)('GET /themes'), largestCities(context), labelOfCity(context, cityId)])
  return { themes: themes._items.map(({ id, name }) => ({ id, name })), cities, city }
}
export type TeamChoices = Awaited<ReturnType<typeof choicesOf>>
