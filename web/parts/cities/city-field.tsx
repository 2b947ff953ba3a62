import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import { type CityFault, cityLabel, searchedName } from './city-choice.ts'

type Props = {
  id?: string
  label: string
  /** The text of the field before the user types. */
  defaultValue: string | number
  cities: string[]
  errors?: string[] | undefined
  /** The cities that share the typed name are offered first. */
  fault: CityFault | null
  /** False where the city is not that of the user, for whom events nearby are shown. */
  isOfUser?: boolean
  isRequired?: boolean
}

/**
 * A city field: the largest cities are offered at once, with or without scripts, the others while the user types. The
 * server finds the city by its text, so any known city may be typed.
 */
export const CityField = ({ id, label, defaultValue, cities, errors, fault, isOfUser = true, isRequired = false }: Props) => {
  const t = useWords().cities
  const offered = [...(fault?.kind === 'several' ? fault.options : []), ...cities]
  return (
    <Combobox
      id={id}
      label={label}
      {...(!isRequired && { isOptional: t.optional })}
      {...(isOfUser && { help: t.help })}
      name="city"
      textName="city"
      options={[...new Set(offered)].map(optionOf)}
      load={findCities}
      defaultText={String(defaultValue)}
      errors={errors}
    />
  )
}

/** The message for a text that names no city, or several. */
export const useCityFaultText = (fault: CityFault | null): string => {
  const t = useWords().cities
  return fault?.kind === 'several' ? t.several(fault.options.join('; ')) : t.unknown
}

const findCities: LoadOptions = async (text) => {
  const attempt = await browserApi('GET /cities/search', { query: { q: searchedName(text) } })
  if (!attempt.ok) throw new Error('cities could not be loaded')
  return attempt.reply._items.map(cityLabel).map(optionOf)
}

/** The label is posted, because it names the city without its id. */
const optionOf = (label: string) => ({ id: label, label })
