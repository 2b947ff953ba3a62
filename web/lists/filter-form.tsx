import { Search } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { later } from '../kernel/later.tsx'
import { useWords } from '../kernel/words.tsx'
import { Button } from '../ui/button.tsx'
import { FilterSheet, FilterSheetButton } from '../ui/filter-sheet.tsx'
import type { ListAddress } from './address.ts'
import type { NamedChoice } from './named-choices.ts'
import { useListForm } from './use-list-form.ts'

type SearchLooks = { label: string; hint: string; isDisabled?: boolean }

type Props = {
  address: ListAddress
  label: string
  /** Needed by an address with a search. */
  search?: SearchLooks
  chosen: NamedChoice[]
  /** The size of the result. */
  total: number
  /** None for a list that only has a search. */
  filters?: ReactNode
  /** A narrow control in the row of the search. */
  beside?: ReactNode
  /** The line under the filters: count, order, view. */
  children?: ReactNode
}

const sheetId = 'list-filters'

const Chips = later('lists/chips.tsx', async () => (await import('./chips.tsx')).Chips)

/** The compact head of a list: search, filters, what is chosen. On a phone one button opens the filters. */
export const FilterForm = ({ address, label, search, chosen, total, filters, beside, children }: Props) => {
  const { lists } = useWords()
  const form = useListForm(address)
  return (
    <Form {...form} role="search" aria-label={label} preventScrollReset className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:gap-2">
        <div className="flex gap-2 empty:hidden lg:min-w-72 lg:flex-1">
          {search && <SearchField address={address} {...search} />}
          {beside}
          {filters && (
            <FilterSheetButton sheetId={sheetId} count={chosen.filter(({ name }) => name !== address.search?.name).length}>
              {lists.filters}
            </FilterSheetButton>
          )}
        </div>
        {filters && (
          <FilterSheet id={sheetId} title={lists.filters} closeLabel={lists.close} footer={<Show total={total} />}>
            {filters}
          </FilterSheet>
        )}
      </div>
      <Suspense>{chosen.length > 0 && <Chips address={address} chosen={chosen} />}</Suspense>
      {children}
    </Form>
  )
}

/** With scripts the list has already changed, so the button only closes the sheet. */
const Show = ({ total }: { total: number }) => {
  const { lists } = useWords()
  return (
    <>
      <Button type="submit" className="no-script-only sm:self-start">
        {lists.apply}
      </Button>
      <Button className="script-only sm:hidden" popoverTarget={sheetId} popoverTargetAction="hide">
        {lists.show(total)}
      </Button>
    </>
  )
}

const SearchField = ({ address, label, hint, isDisabled }: SearchLooks & Pick<Props, 'address'>) => {
  const [params] = useSearchParams()
  const isLoading = useNavigation().state === 'loading'
  if (!address.search) return null
  return (
    <label className="relative min-w-0 grow">
      <span className="sr-only">{label}</span>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 sm:left-4 -translate-y-1/2 text-ink-soft" aria-hidden="true" />
      <input
        type="search"
        name={address.search.name}
        maxLength={address.search.max}
        defaultValue={address.search.textOf(params)}
        disabled={isDisabled}
        placeholder={hint}
        aria-busy={isLoading}
        autoComplete="off"
        className="min-h-(--control) w-full rounded-xl border border-line-strong bg-surface pr-2 pl-10 text-ellipsis placeholder:text-ink-soft placeholder-shown:[&::-webkit-search-cancel-button]:hidden max-sm:placeholder:text-sm sm:pr-3 sm:pl-12 disabled:opacity-60"
      />
    </label>
  )
}
