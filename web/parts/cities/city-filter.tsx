import { useEffect, useRef, useState } from 'react'
import { debounceMs } from '../../../contract/limits.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { OneOf, type Option } from '../../lists/filters.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { cityLabel } from './city-choice.ts'

/** Lists the largest cities, with or without scripts; other cities are found by name. */
export const CityFilter = ({ cities, chosen }: { cities: Option[]; chosen: string | null }) => {
  const t = useWords().cities
  const { found, search } = useFoundCities()
  return (
    <FilterPill name={t.label} value={cities.find(({ id }) => String(id) === chosen)?.name}>
      <input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        maxLength={100}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={(press) => press.key === 'Enter' && press.preventDefault()}
        className="script-only mb-2 min-h-11 w-full rounded-lg border border-line-strong bg-surface px-3 placeholder:text-ink-soft"
      />
      <OneOf name="cityId" any={t.any} options={found ?? cities} />
      {found?.length === 0 && (
        <p role="status" className="px-2 text-sm text-ink-soft">
          {t.noneFound}
        </p>
      )}
    </FilterPill>
  )
}

/** Null until the user searches. */
const useFoundCities = () => {
  const [found, setFound] = useState<Option[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestQuery = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const load = async (q: string) => {
    const attempt = await browserApi('GET /cities/search', { query: { q } })
    if (attempt.ok && latestQuery.current === q) setFound(attempt.reply._items.map((city) => ({ id: city.id, name: cityLabel(city) })))
  }
  const search = (text: string) => {
    latestQuery.current = text.trim()
    clearTimeout(timer.current)
    if (latestQuery.current) timer.current = setTimeout(() => load(latestQuery.current), debounceMs)
    else setFound(null)
  }
  return { found, search }
}
