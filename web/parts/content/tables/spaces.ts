import { maxStaffPageSize } from '../../../../contract/limits.ts'
import { hallsContent, placesContent, spacesContent } from '../../../../contract/spaces/content.ts'
import { api } from '../../../kernel/api.ts'
import { cityLabel } from '../../cities/city-choice.ts'
import type { ContentScreen, Context } from '../content-table.ts'

const cities = async (context: Context) => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: maxStaffPageSize } })
  return _items.map((city) => ({ id: city.id, label: cityLabel(city) })).toSorted((a, b) => a.label.localeCompare(b.label))
}

const placeOptions = async (context: Context) => {
  const { _items } = await api(context)('GET /admin/places', { query: { paginationSize: maxStaffPageSize } })
  return _items.map(({ id, name, address }) => ({ id, label: `${name}, ${address}` }))
}

const spaceOptions = async (context: Context) => {
  const { _items } = await api(context)('GET /admin/spaces', { query: { paginationSize: maxStaffPageSize } })
  return _items.map(({ id, name }) => ({ id, label: name }))
}

export const places: ContentScreen = { ...placesContent, place: 10, columns: ['name', 'type', 'cityId', 'address'], options: { cityId: cities } }

export const spaces: ContentScreen = {
  ...spacesContent,
  place: 11,
  columns: ['name', 'placeId', 'isActive', 'coworkingCapacity'],
  options: { placeId: placeOptions },
}

export const halls: ContentScreen = {
  ...hallsContent,
  place: 12,
  columns: ['name', 'spaceId', 'capacity', 'isActive'],
  options: { spaceId: spaceOptions },
}
