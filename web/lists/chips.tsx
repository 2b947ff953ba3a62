import { X } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { type ListAddress, pathWith } from './address.ts'
import type { NamedChoice } from './named-choices.ts'

/** Chosen filters, each a link to the list without it; the last link clears all. */
export const Chips = ({ address, chosen }: { address: ListAddress; chosen: NamedChoice[] }) => {
  const { lists } = useWords()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (
    <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <ul className="flex gap-2 sm:flex-wrap" aria-label={lists.chosen}>
        {chosen.map(({ name, value, text }) => (
          <li key={`${name} ${value}`}>
            <Link
              to={pathWith(pathname, address.without(params, name, value))}
              preventScrollReset
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 text-sm font-medium whitespace-nowrap hover:bg-sunken"
              aria-label={lists.remove(text)}
            >
              {text}
              <X className="size-4" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={pathWith(pathname, address.reset(params))}
        preventScrollReset
        className="inline-flex min-h-9 shrink-0 items-center rounded-lg px-3 text-sm font-medium text-accent hover:bg-accent-soft"
      >
        {lists.reset}
      </Link>
    </div>
  )
}
