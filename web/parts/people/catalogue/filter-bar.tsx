import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { debounceMs } from '../../../../contract/limits.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, FilterPill } from '../../../ui/filter-pill.tsx'
import { CityFilter } from './city-filter.tsx'
import { chosenFilters, cleanParams, listFilters, openFlags, ownFlags } from './filters.ts'
import type { PeopleData } from './load.ts'
import { useStatusOptions } from './use-status-options.ts'

type Props = { options: PeopleData['options'] }

/** The form mirrors the URL query: every change loads the first page of the list. */
export const FilterBar = ({ options }: Props) => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const form = useAutoSubmit()
  return (
    <Form {...form} role="search" aria-label={filters.label} preventScrollReset className="flex flex-col gap-3">
      <SearchField />
      <div
        className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        key={chosenFilters(params, true).join(' ')}
      >
        <CityFilter cities={options.cities} chosen={params.get('cityId') ?? ''} />
        <ListFilters options={options} />
        <ResetLink />
      </div>
      <Flags key={params.toString()} />
      <Button type="submit" className="no-script-only self-start">
        {filters.apply}
      </Button>
    </Form>
  )
}

/** Submits the form on change: choices immediately, text after a pause. Fields without a name are not part of the query. */
const useAutoSubmit = () => {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onChange = (change: React.FormEvent<HTMLFormElement>) => {
    const form = change.currentTarget
    // a change event comes only from fields, and each has a name
    const { name } = change.target as HTMLInputElement
    if (!name) return
    const send = () => submit(paramsOf(form), { method: 'get', action: paths.users(), preventScrollReset: true, replace: true })
    clearTimeout(timer.current)
    if (name === 'query') timer.current = setTimeout(send, debounceMs)
    else void send()
  }
  return { method: 'get' as const, action: paths.users(), onChange }
}

const paramsOf = (form: HTMLFormElement) => cleanParams(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))

const SearchField = () => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const query = params.get('query') ?? ''
  const isLoading = useNavigation().state === 'loading'
  const input = useRef<HTMLInputElement>(null)
  // a link may change the query, but the field must not change while the user types in it
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query
  }, [query])
  return (
    <label className="relative">
      <span className="sr-only">{filters.search}</span>
      <Search className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        name="query"
        maxLength={100}
        defaultValue={query}
        placeholder={filters.searchHint}
        aria-busy={isLoading}
        className="min-h-12 w-full rounded-xl border border-line-strong bg-surface pr-4 pl-12 placeholder:text-ink-soft"
      />
    </label>
  )
}

const ListFilters = ({ options }: Props) => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const lists = { ...options, statuses: useStatusOptions() }
  return listFilters.map((name) => {
    const chosen = lists[name].filter(({ id }) => params.getAll(name).includes(String(id)))
    return (
      <FilterPill key={name} name={filters[name]} value={chosen.map((one) => one.name).join(', ') || undefined}>
        {lists[name].map((one) => (
          <Choice key={one.id} type="checkbox" name={name} value={String(one.id)} label={one.name} isChosen={chosen.includes(one)} />
        ))}
      </FilterPill>
    )
  })
}

const flag =
  'inline-flex min-h-10 shrink-0 items-center gap-2.5 rounded-full border border-line px-3.5 text-sm has-checked:border-accent has-checked:bg-accent-soft'

/** On-off filters; those relative to the viewer only for signed-in users. */
const Flags = () => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const isSignedIn = useViewer() !== null
  const names = [...(isSignedIn ? ownFlags : []), ...openFlags]
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <legend className="sr-only">{filters.more}</legend>
      {names.map((name) => (
        <label key={name} className={flag}>
          <input type="checkbox" name={name} value="1" defaultChecked={params.get(name) === '1'} className="size-4 accent-accent" />
          {filters[name]}
        </label>
      ))}
    </fieldset>
  )
}

const ResetLink = () => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  if (cleanParams(params).size === 0) return null
  return (
    <Link
      to={paths.users()}
      preventScrollReset
      className="min-h-9 shrink-0 rounded-lg px-3 py-2 text-sm font-medium text-accent hover:bg-accent-soft"
    >
      {filters.reset}
    </Link>
  )
}
