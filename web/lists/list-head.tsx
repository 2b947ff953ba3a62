import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { ListAddress } from './address.ts'

/** The title of a list, with its lead or with the tabs of related lists. The lead gives way to the first card on a phone. */
export const ListHead = ({ title, lead, tabs, action }: { title: string; lead?: string; tabs?: ReactNode; action?: ReactNode }) => (
  <header className="mb-3 sm:mb-6">
    <div className="flex items-center justify-between gap-4">
      <h1 className="min-w-0 text-2xl font-semibold">{title}</h1>
      {action}
    </div>
    {lead && <p className="mt-2 max-w-3xl text-lg text-ink-soft max-sm:hidden">{lead}</p>}
    {tabs && <div className="mt-1 sm:mt-2">{tabs}</div>}
  </header>
)

type SummaryProps = {
  /** The size of the list, in words. */
  count: string
  sort?: ReactNode
  /** A switch of the view, or another link about the whole list. */
  children?: ReactNode
}

/** One line between the filters and the items. */
export const ListSummary = ({ count, sort, children }: SummaryProps) => (
  <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 sm:mb-4 sm:gap-x-4">
    <p role="status" className="grow font-medium">
      {count}
    </p>
    {children}
    {sort}
  </div>
)

type SortProps = { address: ListAddress; label: string; options: [value: string, text: string][]; isDisabled?: boolean }

/** On a phone an icon that opens the orders. */
export const SortSelect = ({ address, label, options, isDisabled }: SortProps) => {
  const [params] = useSearchParams()
  if (!address.sortName) return null
  return (
    <label className="relative flex items-center gap-2 text-sm">
      <span className="text-ink-soft max-lg:sr-only">{label}</span>
      <ArrowDownWideNarrow className="pointer-events-none absolute inset-0 m-auto size-5 sm:hidden" aria-hidden="true" />
      <select
        name={address.sortName}
        defaultValue={address.order(params)}
        disabled={isDisabled}
        className="min-h-(--control) rounded-xl border border-line-strong bg-surface pl-3.5 pr-10 appearance-none disabled:opacity-60 max-sm:w-11 max-sm:px-3 max-sm:text-transparent"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value} className="text-ink">
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-5 text-ink-soft max-sm:hidden" aria-hidden="true" />
    </label>
  )
}
