import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'
import type { EventListQuery } from '../../../../contract/events/events.ts'
import { debounceMs } from '../../../../contract/limits.ts'
import { CachedPart } from '../../../kernel/cached-part.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { CityFilter, CompilationFilter, DateFilter, SpacesFilter, ThemesFilter } from './filter-menus.tsx'
import { chosenFilters, cleanParams, moreFilters } from './filters.ts'
import type { FilterOptions } from './load.ts'
import { MoreFilters } from './more-filters.tsx'

const sorts = ['date', 'popularity', 'weight'] as const satisfies EventListQuery['sort'][]

/** The form mirrors the URL query: every change loads the first page of the list. */
export const FilterBar = ({ options, today }: { options: FilterOptions; today: string }) => {
  const t = useWords()
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  const form = useAutoSubmit()
  const isCompiled = Boolean(params.get('compilationId'))
  return (
    <Form {...form} role="search" aria-label={t.events.filters.label} preventScrollReset className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchField key={`search ${isCompiled}`} isDisabled={isCompiled} />
        <SortSelect isDisabled={isCompiled} />
      </div>
      <CachedPart
        of={[options, today]}
        at={pathname + search}
        className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        key={chosenFilters(params).join(' ')}
      >
        <CityFilter options={options} params={params} isDisabled={isCompiled} />
        <DateFilter today={today} params={params} isDisabled={isCompiled} />
        <ThemesFilter options={options} params={params} isDisabled={isCompiled} />
        <CompilationFilter options={options} params={params} />
        <SpacesFilter options={options} params={params} isDisabled={isCompiled} />
        <ResetLink />
      </CachedPart>
      <details className="group" open={moreFilters.some((name) => params.has(name))}>
        <summary className="inline-flex min-h-9 items-center gap-2 rounded-lg text-sm font-medium text-accent">
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          <span className="group-open:hidden">{t.events.filters.more}</span>
          <span className="hidden group-open:inline">{t.events.filters.less}</span>
        </summary>
        <MoreFilters options={options} params={params} isDisabled={isCompiled} />
      </details>
      <Button type="submit" className="no-script-only self-start">
        {t.events.filters.apply}
      </Button>
    </Form>
  )
}

/** Submits the form on change: choices immediately, text after a pause. */
const useAutoSubmit = () => {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onChange = (change: React.FormEvent<HTMLFormElement>) => {
    const form = change.currentTarget
    // a change event comes only from fields, and a select has the same properties
    const field = change.target as HTMLInputElement
    const send = () => submit(paramsOf(form, field.name), { method: 'get', action: pathname, preventScrollReset: true, replace: true })
    clearTimeout(timer.current)
    if (field.name === 'search') timer.current = setTimeout(send, debounceMs)
    else void send()
  }
  return { method: 'get' as const, onChange }
}

const paramsOf = (form: HTMLFormElement, changed: string): URLSearchParams => {
  const params = cleanParams(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
  params.delete('paginationPage')
  if (changed === 'search') params.set('sort', params.get('search') ? 'weight' : 'date')
  return params
}

const SearchField = ({ isDisabled }: { isDisabled: boolean }) => {
  const { filters } = useWords().events
  const [params] = useSearchParams()
  const isLoading = useNavigation().state === 'loading'
  return (
    <label className="relative min-w-56 grow">
      <span className="sr-only">{filters.search}</span>
      <Search className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft" aria-hidden="true" />
      <input
        type="search"
        name="search"
        maxLength={200}
        defaultValue={isDisabled ? '' : (params.get('search') ?? '')}
        disabled={isDisabled}
        placeholder={filters.searchHint}
        aria-busy={isLoading}
        className="min-h-12 w-full rounded-xl border border-line-strong bg-surface pr-4 pl-12 placeholder:text-ink-soft disabled:opacity-60"
      />
    </label>
  )
}

const SortSelect = ({ isDisabled }: { isDisabled: boolean }) => {
  const { sort } = useWords().events
  const [params] = useSearchParams()
  const current = (!isDisabled && params.get('sort')) || 'date'
  return (
    <label className="flex items-center gap-2">
      <span className="text-sm text-ink-soft">{sort.label}</span>
      <select
        key={current}
        name="sort"
        defaultValue={current}
        disabled={isDisabled}
        className="min-h-12 rounded-xl border border-line-strong bg-surface px-3 disabled:opacity-60"
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {sort[value]}
          </option>
        ))}
      </select>
    </label>
  )
}

const ResetLink = () => {
  const { filters } = useWords().events
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  if (cleanParams(params).size === 0) return null
  return (
    <Link to={pathname} preventScrollReset className="min-h-9 shrink-0 rounded-lg px-3 py-2 text-sm font-medium text-accent hover:bg-accent-soft">
      {filters.reset}
    </Link>
  )
}
