import { useEffect, useId, useRef, useState } from 'react'
import { debounceMs } from '../../../../contract/limits.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'
import { type CityFault, cityLabel, searchedName } from './city-choice.ts'

type Props = { city: string; fault: CityFault | null; cities: string[] }

/**
 * A city field: the largest cities are offered at once, with or without scripts, the others while the user types. The
 * server finds the city by its text, so any known city may be typed.
 */
export const CityField = ({ city, fault, cities }: Props) => {
  const t = useWords().accounts.registration
  const listId = useId()
  const { found, search } = useCities()
  const offered = [...(fault?.kind === 'several' ? fault.options : []), ...(found ?? cities)]
  return (
    <>
      <TextField
        label={t.city}
        isOptional={t.cityOptional}
        help={t.cityHelp}
        name="city"
        list={listId}
        autoComplete="off"
        maxLength={200}
        defaultValue={city}
        onInput={(event) => search(event.currentTarget.value)}
        errors={fault ? [fault.kind === 'several' ? t.citySeveral(fault.options.join('; ')) : t.cityUnknown] : undefined}
      />
      <datalist id={listId}>
        {[...new Set(offered)].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
}

const useCities = () => {
  const [found, setFound] = useState<string[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestQuery = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const fetchCities = async (q: string) => {
    latestQuery.current = q
    const attempt = await browserApi('GET /cities/search', { query: { q } })
    if (attempt.ok && latestQuery.current === q) setFound(attempt.reply._items.map(cityLabel))
  }
  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => fetchCities(searchedName(text)), debounceMs)
  }
  return { found, search }
}
