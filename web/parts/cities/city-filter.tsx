import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  const options = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const menu = field.current?.closest('details')
    const focus = () => menu?.open && field.current?.focus()
    menu?.addEventListener('toggle', focus)
    return () => menu?.removeEventListener('toggle', focus)
  }, [])
  return (
    <FilterPill name={t.label} value={cities.find(({ id }) => String(id) === chosen)?.name}>
      <input
        ref={field}
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        maxLength={100}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={(press) => {
          if (press.key !== 'Enter' && press.key !== 'ArrowDown') return
          press.preventDefault()
          const choices = options.current?.querySelectorAll('input') ?? []
          if (press.key === 'ArrowDown') choices[0]?.focus()
          else if (found?.length) pick(choices[1])
        }}
        className="script-only mb-2 min-h-11 w-full rounded-lg border border-line-strong bg-surface px-3 placeholder:text-ink-soft"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the options inside */}
      <div ref={options} onKeyDown={moveAmongOptions} className="flex flex-col gap-1">
        <OneOf name="cityId" any={t.any} options={found ?? cities} />
      </div>
      {found?.length === 0 && (
        <p role="status" className="px-2 text-sm text-ink-soft">
          {t.noneFound}
        </p>
      )}
    </FilterPill>
  )
}

/** Arrows only move between the options, because each choice would load the list; Enter chooses one. */
const moveAmongOptions = (press: KeyboardEvent<HTMLElement>) => {
  const choices = [...press.currentTarget.querySelectorAll('input')]
  const place = press.target instanceof HTMLInputElement ? choices.indexOf(press.target) : -1
  if (place < 0) return
  if (press.key === 'ArrowDown') choices[Math.min(place + 1, choices.length - 1)]?.focus()
  else if (press.key === 'ArrowUp') (choices[place - 1] ?? press.currentTarget.parentElement?.querySelector<HTMLElement>('[type=search]'))?.focus()
  else if (press.key === 'Enter') pick(choices[place])
  else return
  press.preventDefault()
}

const pick = (choice: HTMLInputElement | undefined) => {
  choice?.click()
  const menu = choice?.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
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
