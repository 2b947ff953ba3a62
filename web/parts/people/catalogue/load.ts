import { data, type LoaderFunctionArgs } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { cityLabel } from '../../accounts/registration/city-choice.ts'
import { personCardOf } from '../person-card-of.ts'
import { cleanParams, toQuery } from './filters.ts'

type Context = LoaderFunctionArgs['context']

/** Catalogue data for a URL. Invalid filters are ignored instead of shown as an error. */
export const loadPeople = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const params = cleanParams(new URL(request.url).searchParams)
  const [list, options] = await Promise.all([listOf(context, params), optionsOf(context, params)])
  return { list: { ...list, _items: list._items.map(personCardOf) }, options }
}
export type PeopleData = Awaited<ReturnType<typeof loadPeople>>

const listOf = async (context: Context, params: URLSearchParams) => {
  const attempt = await tryApi(context)('GET /users/search', { query: toQuery(params) })
  if (attempt.ok) return attempt.reply
  if (attempt.problem.reason !== 'invalidInput') throw data(attempt.problem, { status: attempt.problem.status })
  const invalidNames = Object.keys(attempt.problem.errors).map((field) => field.split('.', 1)[0])
  const validParams = new URLSearchParams([...params].filter(([name]) => !invalidNames.includes(name)))
  return api(context)('GET /users/search', { query: toQuery(validParams) })
}

const optionsOf = async (context: Context, params: URLSearchParams) => {
  const call = api(context)
  const [cities, themes, employmentGroups, tagTypes] = await Promise.all([
    citiesOf(context, params.get('cityId')),
    call('GET /themes'),
    call('GET /employment-groups'),
    call('GET /tag-types'),
  ])
  return { cities, themes: named(themes._items), employmentGroups: named(employmentGroups._items), tagTypes: named(tagTypes._items) }
}

const named = (items: { id: number; name: string }[]) => items.map(({ id, name }) => ({ id, name }))

const citiesOffered = 20

/** The largest cities, and the chosen one regardless of its size. */
export const citiesOf = async (context: Context, chosen: string | null) => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: citiesOffered } })
  const isOffered = !chosen || _items.some(({ id }) => String(id) === chosen)
  const attempt = isOffered ? null : await tryApi(context)('GET /cities/:id', { params: { id: Number(chosen) } })
  return [..._items, ...(attempt?.ok ? [attempt.reply] : [])].map((city) => ({ id: city.id, name: cityLabel(city) }))
}
