import type { RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../kernel/api.ts'
import { cityLabel } from './city-choice.ts'

const citiesOffered = 20

/** The largest cities, and the chosen one regardless of its size. */
export const citiesOf = async (context: Readonly<RouterContextProvider>, chosen: number | undefined) => {
  const { _items } = await api(context)('GET /cities/search', { query: { paginationSize: citiesOffered } })
  const isOffered = chosen === undefined || _items.some(({ id }) => id === chosen)
  const attempt = isOffered ? null : await tryApi(context)('GET /cities/:id', { params: { id: chosen } })
  return [..._items, ...(attempt?.ok ? [attempt.reply] : [])].map((city) => ({ id: city.id, name: cityLabel(city) }))
}
