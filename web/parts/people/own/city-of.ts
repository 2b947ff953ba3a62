import type { RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import type { Fault } from '../../accounts/phone/code-sent.ts'

/** The city a person wrote: null where the field is empty, undefined where there is no such city. */
export const findCity = async (context: Readonly<RouterContextProvider>, name: string): Promise<number | null | undefined> => {
  const wanted = name.split(',')[0]?.trim() ?? ''
  if (!wanted) return null
  const { _items } = await api(context)('GET /cities/search', { query: { q: wanted } })
  return (_items.find((city) => city.name.toLowerCase() === wanted.toLowerCase()) ?? (_items.length === 1 ? _items[0] : undefined))?.id
}

/** Shown in our own words, which the form has. */
export const cityFault: Fault = { status: 422, reason: 'cityUnknown', message: '', error: {}, errors: { city: [] } }
