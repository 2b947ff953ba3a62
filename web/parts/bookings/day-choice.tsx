import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import type { BookingDay } from './load-create.ts'
import { useCurrentInView } from './use-current-in-view.ts'

type Props = { day: BookingDay; pathOf: (changes: Record<string, string>) => string }

/** The days of a month with a free slot, each a link. */
export const DayChoice = ({ day, pathOf }: Props) => {
  const t = useWords().bookings
  const locale = useLocale()
  const { month, today, lastDay, days, date } = day
  const hasLater = month < lastDay.slice(0, 7)
  const frame = useRef<HTMLUListElement>(null)
  useCurrentInView(frame, date)
  const at = (text: string) => `${text}T12:00:00+00:00`
  const step = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg px-2 text-accent hover:bg-sunken'
  return (
    <nav aria-label={t.days} className="flex flex-col gap-2">
      <p className="flex items-center justify-between gap-2 font-medium sm:justify-start">
        {month > today.slice(0, 7) ? (
          <Link to={pathOf({ month: monthAfter(month, -1) })} preventScrollReset className={step} aria-label={t.earlierMonth}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Link>
        ) : (
          <span className="size-11" />
        )}
        {format(at(`${month}-01`), { locale, zone: 'UTC', kind: 'monthYear' })}
        {hasLater && (
          <Link to={pathOf({ month: monthAfter(month, 1) })} preventScrollReset className={step} aria-label={t.laterMonth}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </Link>
        )}
      </p>
      {days.length === 0 ? (
        <p className="rounded-xl bg-sunken px-4 py-3 text-ink-soft">{hasLater ? t.noDays : t.noDaysAhead}</p>
      ) : (
        <ul ref={frame} className="flex gap-2 overflow-x-auto pb-1 sm:flex-wrap">
          {days.map((one) => (
            <li key={one} className="shrink-0">
              <Link
                to={pathOf({ date: one })}
                preventScrollReset
                aria-current={one === date ? 'date' : undefined}
                className="flex min-h-14 w-14 flex-col items-center justify-center rounded-xl border border-line bg-surface hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft"
              >
                <span className="text-sm text-ink-soft">{format(at(one), { locale, zone: 'UTC', kind: 'weekday' })}</span>
                <span className="text-lg leading-none font-semibold">{Number(one.slice(8))}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

const monthAfter = (month: string, step: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}
