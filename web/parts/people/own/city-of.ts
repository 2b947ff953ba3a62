import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import type { Fault } from '../../accounts/phone/code-sent.ts'

/** The city that the field names: null where the field is empty, undefined where there is no such city; the largest of several. */
export const findCity = async (context: Readonly<RouterContextProvider>, name: string): Promise<number | null | undefined> => {
  const named = name.trim()
  if (!named) return null
  const { _items } = await api(context)('GET /cities/search', { query: { named, paginationSize: 1 } })
  return _items[0]?.id
}

/** Shown in our own words, which the form has. */
export const cityFault: Fault = { status: 422, reason: 'cityUnknown', message: '', error: {}, errors: { city: [] } }
