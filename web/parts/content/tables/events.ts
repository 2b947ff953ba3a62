import { compilationsContent } from '../../../../contract/events/content.ts'
import { maxStaffPageSize } from '../../../../contract/limits.ts'
import { api } from '../../../kernel/api.ts'
import { cityLabel } from '../../cities/city-choice.ts'
import type { ContentScreen, Context } from '../content-table.ts'

const cities = async (context: Context) => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: maxStaffPageSize } })
  return _items.map((city) => ({ id: city.id, label: cityLabel(city) })).toSorted((a, b) => a.label.localeCompare(b.label))
}

const compilationTypes = async (context: Context) => {
  const { _items } = await api(context)('GET /compilation-types')
  return _items.map(({ id, name }) => ({ id, label: name }))
}

export const compilations: ContentScreen = {
  ...compilationsContent,
  place: 2,
  columns: ['name', 'typeId', 'cityId', 'eventIds', 'published'],
  options: { typeId: compilationTypes, cityId: cities },
}
