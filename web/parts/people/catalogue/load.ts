import type { LoaderFunctionArgs } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { citiesOf } from '../../cities/cities-of.ts'
import { personCardOf } from '../person-card-of.ts'
import { peopleAddress } from './address.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** Catalogue data for a URL. */
export const loadPeople = async ({ request, context }: Args) => {
  const params = listParams(request, paths.users(), peopleAddress)
  const [list, options] = await Promise.all([
    loadList(params, (valid) =>
      tryApi(context)('GET /users/search', { query: { ...peopleAddress.query(valid), paginationPage: pageOf(valid), expand: 'themes' } }),
    ),
    optionsOf(context, peopleAddress.query(params).cityId),
  ])
  return { list: { ...list, _items: list._items.map(personCardOf) }, options }
}
export type PeopleData = Awaited<ReturnType<typeof loadPeople>>

const optionsOf = async (context: Args['context'], cityId: number | undefined) => {
  const call = api(context)
  const [cities, themes, employmentGroups, tagTypes] = await Promise.all([
    citiesOf(context, cityId),
    call('GET /themes'),
    call('GET /employment-groups'),
    call('GET /tag-types'),
  ])
  return { cities, themes: named(themes._items), employmentGroups: named(employmentGroups._items), tagTypes: named(tagTypes._items) }
}

const named = (items: { id: number; name: string }[]) => items.map(({ id, name }) => ({ id, name }))
