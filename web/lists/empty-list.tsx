import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type ListAddress, pathWith } from './address.ts'

/** `hints` say what to loosen. `children` is the next step; without it a filtered list offers to drop the filters. */
type Props = { address: ListAddress; title: string; hints: string[]; children?: ReactNode }

/** The place of a list without items: what was searched, and one next step. */
export const EmptyList = ({ address, title, hints, children }: Props) => {
  const { lists } = useWords()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const query = address.search?.textOf(params)
  const reset = address.clean(params).size > 0 && (
    <ButtonLink to={pathWith(pathname, address.reset(params))} look="quiet">
      {query ? lists.resetAll : lists.resetFilters}
    </ButtonLink>
  )
  return (
    <EmptyState Icon={SearchX} title={title} action={children || reset}>
      {query && <p>{lists.searched(query)}</p>}
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </EmptyState>
  )
}
