import type { RouterContextProvider } from 'react-router'
import type { Fault } from '../../../forms/fault.ts'
import { api } from '../../../kernel/api.ts'

/** The id of the largest city with this name; null for an empty field, undefined for an unknown city. */
export const findCity = async (context: Readonly<RouterContextProvider>, name: string): Promise<number | null | undefined> => {
  const named = name.trim()
  if (!named) return null
  const { _items } = await api(context)('GET /cities/search', { query: { named, paginationSize: 1 } })
  return _items[0]?.id
}

/** The message is empty, because the form has its own text for this fault. */
export const cityFault: Fault = { status: 422, reason: 'cityUnknown', message: '', error: {}, errors: { city: [] } }
