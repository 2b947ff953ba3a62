import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { debounceMs } from '../../../contract/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { Asked } from './activity-address.ts'

type Props = { asked: Asked; onAsk: (asked: Asked) => void }

/** Searches while one types, after a short silence; without scripts on a press of the button. */
export const ActivitySearch = ({ asked, onAsk }: Props) => {
  const t = useWords()
  const { activity } = t.participation
  const silence = useQuietPeriod()
  const askFor = (query: string) => onAsk({ ...asked, query: query.trim(), page: 1 })
  const onSubmit = (press: React.FormEvent<HTMLFormElement>) => {
    press.preventDefault()
    silence.stop()
    askFor(String(new FormData(press.currentTarget).get('query') ?? ''))
  }
  return (
    <Form method="get" action={paths.activity()} role="search" aria-label={activity.search} onSubmit={onSubmit} className="flex gap-2">
      <input type="hidden" name="tab" value={asked.tab} />
      <label className="flex min-h-12 grow items-center gap-2 rounded-xl border border-line-strong bg-surface px-3.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
        <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        <input
          type="search"
          name="query"
          aria-label={activity.search}
          placeholder={activity.search}
          defaultValue={asked.query}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => silence.after(debounceMs, () => askFor(target.value))}
          className="w-full min-w-0 bg-transparent outline-none placeholder:text-ink-soft"
        />
      </label>
      <Button type="submit" look="quiet" className="min-h-12">
        {t.home.hero.find}
      </Button>
    </Form>
  )
}

/** Runs the last of many wishes once they stop coming; none after the component has gone. */
const useQuietPeriod = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (ms: number, act: () => void) => {
    stop()
    timer.current = setTimeout(act, ms)
  }
  return { after, stop }
}
