import type { FormFields } from '../../../forms/form-fields.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { cityLabel } from '../../accounts/registration/city-choice.ts'

type City = { id: number; name: string }
type Props = { fields: FormFields; label: string; cities: City[]; chosen?: City | undefined }

/**
 * The city of a form: the largest cities at once, the others while the user types. Posts `cityId`, and without scripts the
 * text `city`; `postedCity` reads both.
 */
export const CityCombobox = ({ fields, label, cities, chosen }: Props) => (
  <Combobox
    {...fields.choice('cityId', label)}
    textName="city"
    options={cities.map(optionOf)}
    load={findCities}
    chosen={chosen ? [optionOf(chosen)] : []}
  />
)

const optionOf = ({ id, name }: City) => ({ id, label: name })

const findCities = async (q: string) => {
  const attempt = await browserApi('GET /cities/search', { query: { q } })
  if (!attempt.ok) throw new Error(attempt.problem.message)
  return attempt.reply._items.map((city) => ({ id: city.id, label: cityLabel(city) }))
}
