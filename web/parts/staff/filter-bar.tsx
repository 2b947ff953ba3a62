import { Search } from 'lucide-react'
import { Form, useNavigate } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { CityFilter } from '../people/catalogue/city-filter.tsx'
import type { PanelData } from './load-panel.ts'
import { anyState } from './queue-query.ts'

const control = 'min-h-12 rounded-xl border border-line-strong bg-surface'

/** The form mirrors the URL query: choices submit immediately, text on a press of the button. */
export const FilterBar = ({ page: { query, queue, cities } }: { page: PanelData }) => {
  const { staff } = useWords()
  const navigate = useNavigate()
  const onSubmit = (press: React.FormEvent<HTMLFormElement>) => {
    press.preventDefault()
    void navigate(paths.admin(Object.fromEntries(new FormData(press.currentTarget))), { preventScrollReset: true })
  }
  const onChange = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'radio')) currentTarget.requestSubmit()
  }
  return (
    <Form
      method="get"
      action={paths.admin()}
      role="search"
      aria-label={staff.filters}
      onSubmit={onSubmit}
      onChange={onChange}
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="queue" value={query.queue} />
      <select key={query.status} name="status" aria-label={staff.state} defaultValue={query.status} className={`${control} px-3.5`}>
        {queue.states.map((state) => (
          <option key={state} value={state}>
            {staff.states[state]}
          </option>
        ))}
        <option value={anyState}>{staff.anyState}</option>
      </select>
      <label className="relative min-w-0 grow basis-56 max-sm:order-first max-sm:basis-full">
        <span className="sr-only">{staff.search[queue.name]}</span>
        <Search className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft" aria-hidden="true" />
        <input
          type="search"
          name="search"
          maxLength={100}
          defaultValue={query.search}
          placeholder={staff.search[queue.name]}
          className={`${control} w-full pr-4 pl-12 placeholder:text-ink-soft`}
        />
      </label>
      <CityFilter key={query.cityId} cities={cities} chosen={query.cityId} />
      <Button type="submit" look="quiet" className="min-h-12">
        {staff.show}
      </Button>
    </Form>
  )
}
