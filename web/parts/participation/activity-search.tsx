import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { debounceMs } from '../../../contract/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { ActivityFilter } from './activity-address.ts'

type Props = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void }

/** Searches after a pause in typing; without scripts the button submits. */
export const ActivitySearch = ({ filter, onChange }: Props) => {
  const t = useWords()
  const { activity } = t.participation
  const debounce = useDebounce()
  const search = (query: string) => onChange({ ...filter, query: query.trim(), page: 1 })
  const onSubmit = (press: React.FormEvent<HTMLFormElement>) => {
    press.preventDefault()
    debounce.stop()
    search(String(new FormData(press.currentTarget).get('query') ?? ''))
  }
  return (
    <Form method="get" action={paths.activity()} role="search" aria-label={activity.search} onSubmit={onSubmit} className="flex gap-2">
      <input type="hidden" name="tab" value={filter.tab} />
      <label className="flex min-h-12 grow items-center gap-2 rounded-xl border border-line-strong bg-surface px-3.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
        <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <input
          type="search"
          name="query"
          aria-label={activity.search}
          placeholder={activity.searchHint}
          defaultValue={filter.query}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => debounce.after(debounceMs, () => search(target.value))}
          className="w-full min-w-0 bg-transparent outline-none text-ellipsis placeholder:text-ink-soft"
        />
      </label>
      <Button type="submit" look="quiet" className="min-h-12">
        {t.home.hero.find}
      </Button>
    </Form>
  )
}

/** Runs the last of several calls after a pause; unmounting cancels it. */
const useDebounce = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (ms: number, act: () => void) => {
    stop()
    timer.current = setTimeout(act, ms)
  }
  return { after, stop }
}
