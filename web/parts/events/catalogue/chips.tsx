import { X } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { chosenFilters, without } from './filters.ts'
import type { FilterOptions } from './load.ts'

const chip = 'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-medium'

/** Chosen filters as removable chips; popular tags while no filter is chosen. */
export const Chips = ({ options }: { options: FilterOptions }) => {
  const t = useWords()
  const [params] = useSearchParams()
  const chosen = chosenFilters(params).filter(([name]) => name !== 'dateTo' || !params.has('dateFrom'))
  if (chosen.length === 0) return <PopularTags tags={options.tags} />
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label={t.events.filters.chosen}>
      {chosen.map((pair) => (
        <li key={pair.join(' ')}>
          <Chip pair={pair} options={options} />
        </li>
      ))}
    </ul>
  )
}

const Chip = ({ pair, options }: { pair: [string, string]; options: FilterOptions }) => {
  const t = useWords()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const name = useChipName(pair, options, params)
  return (
    <Link
      to={`${pathname}?${without(params, pair)}`}
      preventScrollReset
      className={`${chip} bg-accent-soft text-ink hover:bg-sunken`}
      aria-label={t.events.filters.remove(name)}
    >
      {name}
      <X className="size-4" aria-hidden="true" />
    </Link>
  )
}

const PopularTags = ({ tags }: { tags: string[] }) => {
  const t = useWords()
  const { pathname } = useLocation()
  if (tags.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-2" aria-label={t.events.filters.popularTags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`${pathname}?${new URLSearchParams({ tag })}`}
            className={`${chip} border border-line text-ink-soft hover:bg-sunken`}
            preventScrollReset
          >
            {`#${tag}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const useChipName = ([name, value]: [string, string], options: FilterOptions, params: URLSearchParams): string => {
  const { filters, participation, formats } = useWords().events
  const locale = useLocale()
  const named = (list: { id: number; name: string }[]) => list.find((option) => String(option.id) === value)?.name ?? value
  const day = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind: 'date' }) : date)
  const names: Record<string, () => string> = {
    cityId: () => named(options.cities),
    themes: () => named(options.themes),
    placeIds: () => named(options.places),
    compilationId: () => named(options.compilations),
    typeIds: () => named(options.types),
    dateFrom: () =>
      [value, params.get('dateTo')]
        .filter((date) => date !== null)
        .map(day)
        .join(' – '),
    dateTo: () => `${filters.dateTo} ${day(value)}`,
    participationFormat: () => participation[value as keyof typeof participation] ?? value,
    formats: () => formats[value as keyof typeof formats] ?? value,
    registrationActual: () => filters.registrationOpen,
    offline: () => filters.offline,
    past: () => filters.past,
    additional: () => (value === 'live' ? filters.withLive : filters.contests),
    tag: () => `#${value}`,
  }
  return names[name]?.() ?? value
}
