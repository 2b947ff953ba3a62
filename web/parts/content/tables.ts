import { data } from 'react-router'
import { compilationsContent } from '../../../contract/events/content.ts'
import { maxStaffPageSize } from '../../../contract/limits.ts'
import { httpStatusesContent, themesContent } from '../../../contract/reference/content.ts'
import { api } from '../../kernel/api.ts'
import { cityLabel } from '../accounts/registration/city-choice.ts'
import type { ContentScreen, Context } from './content-table.ts'

const cities = async (context: Context) => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: maxStaffPageSize } })
  return _items.map((city) => ({ id: city.id, label: cityLabel(city) })).toSorted((a, b) => a.label.localeCompare(b.label))
}

const compilationTypes = async (context: Context) => {
  const { _items } = await api(context)('GET /compilation-types')
  return _items.map(({ id, name }) => ({ id, label: name }))
}

/** Tables of the page in display order; the first is the default. */
export const tables: readonly [ContentScreen, ...ContentScreen[]] = [
  { ...themesContent, columns: ['name', 'kind', 'moderation'] },
  { ...compilationsContent, columns: ['name', 'typeId', 'cityId', 'eventIds', 'published'], options: { typeId: compilationTypes, cityId: cities } },
  { ...httpStatusesContent, columns: ['title', 'status', 'code', 'locale'] },
]

export const tableNamed = (name: string | null): ContentScreen => {
  const table = name === null ? tables[0] : tables.find(({ path }) => path === name)
  if (!table) throw data(null, { status: 404 })
  return table
}
