import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { type ListAddress, pathWith } from './address.ts'

/** `hints` say what to loosen. `children` is the next step; without it a filtered list offers to drop the filters. */
type Props = { address: ListAddress; title: string; hints: string[]; children?: ReactNode }

/** The place of a list without items: what was searched, and one next step. */
export const EmptyList = ({ address, title, hints, children }: Props) => {
  const { lists } = useWords()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = address.search?.textOf(params)
  return (
    <section className="flex flex-col items-center gap-4 rounded-3xl border border-dashed border-line-strong px-6 py-16 text-center">
      <SearchX className="size-10 text-ink-soft" aria-hidden="true" />
      <h2 className="text-xl font-semibold">{title}</h2>
      {query && <p className="max-w-md text-ink-soft wrap-anywhere">{lists.searched(query)}</p>}
      {hints.map((hint) => (
        <p key={hint} className="max-w-md text-ink-soft">
          {hint}
        </p>
      ))}
      {children ||
        (address.clean(params).size > 0 && (
          <ButtonLink to={pathWith(pathname, address.reset(params))} look="quiet">
            {query ? lists.resetAll : lists.resetFilters}
          </ButtonLink>
        ))}
    </section>
  )
}
