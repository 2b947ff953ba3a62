import { compilationsContent } from '../../../../contract/events/content.ts'
import { maxStaffPageSize } from '../../../../contract/limits.ts'
import { api } from '../../../kernel/api.ts'
import { cityLabel } from '../../cities/city-choice.ts'
import type { ContentScreen, Context } from '../content-table.ts'
import { eventOption } from '../event-option.ts'

const cities = async (context: Context) => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: maxStaffPageSize } })
  return _items.map((city) => ({ id: city.id, label: cityLabel(city) })).toSorted((a, b) => a.label.localeCompare(b.label))
}

const compilationTypes = async (context: Context) => {
  const { _items } = await api(context)('GET /compilation-types')
  return _items.map(({ id, name }) => ({ id, label: name }))
}

const idsPerCall = 100

const eventsNamed = async (context: Context, ids: number[]) => {
  const calls = Array.from({ length: Math.ceil(ids.length / idsPerCall) }, (_, call) => ids.slice(call * idsPerCall, (call + 1) * idsPerCall))
  const replies = await Promise.all(calls.map((some) => api(context)('GET /admin/events/names', { query: { ids: some } })))
  return replies.flatMap(({ _items }) => _items.map(eventOption))
}

export const compilations: ContentScreen = {
  ...compilationsContent,
  place: 2,
  columns: ['name', 'typeId', 'cityId', 'eventIds', 'published'],
  options: { typeId: compilationTypes, cityId: cities },
  linked: { eventIds: { source: 'events', named: eventsNamed } },
}
