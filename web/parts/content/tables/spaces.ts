import { maxStaffPageSize } from '../../../../contract/limits.ts'
import { hallsContent, placesContent, spacesContent } from '../../../../contract/spaces/content.ts'
import { api } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { cityLabel } from '../../cities/city-choice.ts'
import type { ContentScreen, Context } from '../content-table.ts'
import { namedOption } from '../named-option.ts'

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

const themesNamed = async (context: Context, ids: number[]) => {
  const { _items } = await api(context)('GET /themes')
  return _items.filter(({ id }) => ids.includes(id)).map(namedOption)
}

/** A place has 50 partners at most, and its history names more of them only after many changes. */
const maxNamed = 100

const organizationsNamed = async (context: Context, ids: number[]) => {
  const { _items } = await api(context)('GET /admin/organizations/names', { query: { ids: ids.slice(0, maxNamed) } })
  return _items.map(namedOption)
}

const usersNamed = async (context: Context, ids: number[]) => {
  const { _items } = await api(context)('GET /admin/users/names', { query: { ids: ids.slice(0, maxNamed) } })
  const { withoutSpaceRole } = loaderWords(context).tableNotes
  return _items.map(({ id, name, isSpaceStaff }) => ({ id, label: isSpaceStaff ? name : withoutSpaceRole(name) }))
}

export const places: ContentScreen = {
  ...placesContent,
  place: 10,
  columns: ['name', 'type', 'cityId', 'address'],
  options: { cityId: cities },
  linked: { topicIds: { source: 'themes', named: themesNamed }, partnerIds: { source: 'organizations', named: organizationsNamed } },
}

export const spaces: ContentScreen = {
  ...spacesContent,
  place: 11,
  columns: ['name', 'placeId', 'isActive', 'coworkingCapacity'],
  options: { placeId: placeOptions },
  linked: { staffIds: { source: 'people', named: usersNamed } },
}

export const halls: ContentScreen = {
  ...hallsContent,
  place: 12,
  columns: ['name', 'spaceId', 'capacity', 'isActive'],
  options: { spaceId: spaceOptions },
}
