import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../form-data.ts'
import type { Posted } from '../phone/send-code.ts'
import { type CityFault, chooseCity } from './city-choice.ts'

/** `id` is undefined if no city was typed. */
export type PostedCity = { id: number | undefined; fault: CityFault | null }

/** No city has this id, so the call refuses it together with the other faulty fields. */
const noCityId = 0

/** Finds the city of the form's text. */
export const postedCity = async ({ form, context }: Posted): Promise<PostedCity> => {
  const text = textOf(form, 'city').trim()
  if (!text) return { id: undefined, fault: null }
  const attempt = await tryApi(context)('GET /cities/search', { query: { named: text, paginationSize: 100 } })
  const choice = chooseCity(attempt.ok ? attempt.reply._items : [])
  return 'city' in choice ? { id: choice.city.id, fault: null } : { id: noCityId, fault: choice.fault }
}
