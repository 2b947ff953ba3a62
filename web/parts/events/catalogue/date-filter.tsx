import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { FilterLinks } from '../../../ui/filter-links.tsx'
import { FilterPill } from '../../../ui/filter-pill.tsx'
import { eventsAddress } from './address.ts'
import { type DayPreset, dayPresets } from './day-presets.ts'

type Props = { today: string; isDisabled: boolean }

/** Common ranges, and any two days. */
export const DateFilter = ({ today, isDisabled }: Props) => {
  const { filters } = useWords().events
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { dateFrom: from = '', dateTo: to = '' } = eventsAddress.query(params)
  const presets = dayPresets(today)
  const preset = presets.find((one) => one.from === from && one.to === to)
  const value = preset ? filters[preset.name] : [from, to].filter(Boolean).join(' – ')
  const ranges = (
    <FilterLinks
      links={presets.map((one) => ({
        to: pathWith(pathname, one === preset ? eventsAddress.without(params, 'dateFrom') : withDates(params, one)),
        name: filters[one.name],
        isChosen: one === preset,
      }))}
    />
  )
  return (
    <FilterPill name={filters.date} value={value} isDisabled={isDisabled} quick={{ choices: ranges, rest: filters.otherDates }}>
      <div className="mb-3 max-sm:hidden">{ranges}</div>
      <DateInput name="dateFrom" label={filters.dateFrom} value={from} max={to} />
      <DateInput name="dateTo" label={filters.dateTo} value={to} min={from} />
    </FilterPill>
  )
}

const withDates = (params: URLSearchParams, { from, to }: DayPreset) => {
  const next = eventsAddress.without(params, 'dateFrom')
  next.set('dateFrom', from)
  next.set('dateTo', to)
  return next
}

const DateInput = ({ name, label, value, min, max }: { name: string; label: string; value: string; min?: string; max?: string }) => (
  <label className="flex items-center gap-3">
    <span className="w-8 text-ink-soft">{label}</span>
    <input
      type="date"
      name={name}
      defaultValue={value}
      min={min || undefined}
      max={max || undefined}
      className="min-h-11 grow rounded-lg border border-line-strong bg-surface px-3"
    />
  </label>
)
