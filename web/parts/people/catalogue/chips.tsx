import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { chosenFilters, without } from './filters.ts'
import type { PeopleData } from './load.ts'
import { useStatusOptions } from './use-status-options.ts'

type Options = PeopleData['options']

/** Chosen filters as removable chips. */
export const Chips = ({ options }: { options: Options }) => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const chosen = chosenFilters(params, useViewer() !== null)
  if (chosen.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label={filters.chosen}>
      {chosen.map((pair) => (
        <li key={pair.join(' ')}>
          <Chip pair={pair} options={options} />
        </li>
      ))}
    </ul>
  )
}

const Chip = ({ pair, options }: { pair: [string, string]; options: Options }) => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const name = useChipName(pair, options)
  return (
    <Link
      to={`${paths.users()}?${without(params, pair)}`}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 text-sm font-medium hover:bg-sunken"
      aria-label={filters.remove(name)}
    >
      {name}
      <X className="size-4" aria-hidden="true" />
    </Link>
  )
}

const useChipName = ([name, value]: [string, string], options: Options): string => {
  const { filters } = useWords().people
  const lists: Record<string, { id: number; name: string }[]> = { ...options, cityId: options.cities, statuses: useStatusOptions() }
  const flag = filters[name as keyof typeof filters]
  return lists[name]?.find(({ id }) => String(id) === value)?.name ?? (lists[name] || typeof flag !== 'string' ? value : flag)
}
