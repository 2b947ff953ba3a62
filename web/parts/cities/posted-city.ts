import type { FormInput } from '../../forms/answer-form.ts'
import type { Fault } from '../../forms/fault.ts'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { type CityFault, chooseCity } from './city-choice.ts'

/** `id` is undefined if no city was typed. */
export type PostedCity = { id: number | undefined; fault: CityFault | null }

/** No city has this id, so the call refuses it together with the other faulty fields. */
const noCityId = 0

/** The message is empty, because the field has its own words for this fault. */
export const unknownCity: Fault = { status: 422, reason: 'cityUnknown', message: '', error: {}, errors: { city: [] } }

/** The city named by the posted text `city`. */
export const postedCity = async ({ form, context }: FormInput): Promise<PostedCity> => {
  const text = textOf(form, 'city').trim()
  if (!text) return { id: undefined, fault: null }
  const attempt = await tryApi(context)('GET /cities/search', { query: { named: text, paginationSize: 100 } })
  const choice = chooseCity(attempt.ok ? attempt.reply._items : [])
  return 'city' in choice ? { id: choice.city.id, fault: null } : { id: noCityId, fault: choice.fault }
}
