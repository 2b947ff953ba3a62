import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { cityLabel } from './city-choice.ts'

type Context = Readonly<RouterContextProvider>

const citiesOffered = 50

/** The cities offered before the user types. */
export const largestCities = async (context: Context): Promise<string[]> => {
  const attempt = await tryApi(context)('GET /cities/search', { query: { paginationSize: citiesOffered } })
  return attempt.ok ? attempt.reply._items.map(cityLabel) : []
}

/** Includes the region, so that posting the field unchanged identifies the same city. */
export const labelOfCity = async (context: Context, id: number | null): Promise<string> => {
  const attempt = id === null ? null : await tryApi(context)('GET /cities/:id', { params: { id } })
  return attempt?.ok ? cityLabel(attempt.reply) : ''
}
