import { use } from 'react'
import { DayPicker, type DayPickerLocale, type Matcher } from 'react-day-picker'
import type { Locale } from '../../../contract/locales.ts'
import { useLocale } from '../../kernel/words.tsx'
import type { DayLimits } from './day-fault.ts'
import type { Day } from './parse-day.ts'

type Props = DayLimits & { label: string; selected: Day | null; today: Day; range?: { from: Day; to: Day } | undefined; onSelect: (day: Day) => void }

/** A month of days. It is a chunk of its own, loaded when a calendar opens first. */
export const Calendar = ({ label, selected, today, min, max, isClosed, range, onSelect }: Props) => {
  const locale = use(labelsOf(useLocale()))
  const years = min && max ? Number(max.slice(0, 4)) - Number(min.slice(0, 4)) : 0
  const disabled: Matcher[] = [
    ...(min ? [{ before: dateOf(min) }] : []),
    ...(max ? [{ after: dateOf(max) }] : []),
    ...(isClosed ? [(date: Date) => isClosed(dayOf(date))] : []),
  ]
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      aria-label={label}
      locale={locale}
      weekStartsOn={1}
      showOutsideDays
      fixedWeeks
      today={dateOf(today)}
      selected={selected ? dateOf(selected) : undefined}
      defaultMonth={dateOf(selected ?? within(today, min, max))}
      startMonth={min ? dateOf(min) : undefined}
      endMonth={max ? dateOf(max) : undefined}
      captionLayout={years > 1 ? 'dropdown' : 'label'}
      disabled={disabled}
      modifiers={range ? { range: { from: dateOf(range.from), to: dateOf(range.to) } } : undefined}
      modifiersClassNames={{ range: 'bg-accent-soft' }}
      onSelect={(date) => onSelect(dayOf(date))}
      classNames={classNames}
    />
  )
}

const within = (day: Day, min?: Day, max?: Day): Day => {
  if (min && day < min) return min
  return max && day > max ? max : day
}

/** The library works with dates of the browser's zone. */
const dateOf = (day: Day): Date => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const dayOf = (date: Date): Day => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

const loaders: Record<Locale, () => Promise<DayPickerLocale>> = {
  ru: async () => (await import('react-day-picker/locale/ru')).ru,
  en: async () => (await import('react-day-picker/locale/en-GB')).enGB,
  kz: async () => (await import('react-day-picker/locale/kk')).kk,
}

const loaded = new Map<Locale, Promise<DayPickerLocale>>()

const labelsOf = (locale: Locale): Promise<DayPickerLocale> => {
  const labels = loaded.get(locale) ?? loaders[locale]()
  loaded.set(locale, labels)
  return labels
}

const arrow =
  'inline-flex size-11 items-center justify-center rounded-xl hover:bg-sunken aria-disabled:opacity-40 [&>svg]:size-5 [&>svg]:fill-current'
const dropdown = 'absolute inset-0 cursor-pointer opacity-0'

/** The `selected`, `today`, `outside` and `disabled` classes are on the cell around the button of a day. */
const classNames = {
  root: 'w-full',
  months: 'relative',
  month: 'flex flex-col gap-2',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'flex min-h-11 items-center justify-center font-semibold first-letter:uppercase',
  dropdowns: 'z-10 flex gap-3',
  dropdown_root: 'relative rounded-lg border border-line-strong px-2 py-1 has-focus-visible:outline-3 has-focus-visible:outline-accent',
  dropdown,
  caption_label: 'flex items-center gap-1 [&>svg]:size-4 [&>svg]:fill-current',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-normal text-ink-soft',
  day: 'group p-0 text-center',
  day_button:
    'mx-auto flex h-10 w-full items-center justify-center rounded-lg hover:bg-sunken group-aria-selected:bg-accent group-aria-selected:text-on-accent disabled:hover:bg-transparent',
  today: 'font-semibold text-accent',
  outside: 'text-ink-soft',
  disabled: 'text-ink-soft line-through [&>button]:cursor-not-allowed',
  chevron: '',
}
