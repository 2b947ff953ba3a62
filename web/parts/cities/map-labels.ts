import type { RouterContextProvider } from 'react-router'
import { api } from '../../kernel/api.ts'
import type { MapLabel } from '../../ui/map/map-types.ts'

const labelledCities = 100

/** The largest cities, which label the ground of a map. */
export const mapLabels = async (context: Readonly<RouterContextProvider>): Promise<MapLabel[]> => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: labelledCities } })
  return _items.map(({ name, geo }) => ({ name, ...geo }))
}
