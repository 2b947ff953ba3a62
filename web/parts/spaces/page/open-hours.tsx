import type { ReactNode } from 'react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { type Hours, type OpenState, openStateOf, type Span, weekOf } from './hours.ts'

type Props = { hours: Hours; localNow: string; titled: (state: ReactNode) => ReactNode }

/** The state of now as a title, the week, and the special days from today on. Nothing without hours. */
export const OpenHours = ({ hours, localNow, titled }: Props) => {
  const t = useWords().spaces
  const state = openStateOf(localNow.slice(0, 10), localNow.slice(11, 16), hours)
  if (state.kind === 'unknown') return null
  return (
    <>
      {titled(<StateNow state={state} />)}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {weekOf(hours.schedule).map(({ from, to, spans }) => (
          <HoursRow key={from} name={from === to ? t.weekdays[from - 1] : `${t.weekdays[from - 1]}–${t.weekdays[to - 1]}`} spans={spans} />
        ))}
      </dl>
      <SpecialDays hours={hours} today={localNow.slice(0, 10)} />
    </>
  )
}

const StateNow = ({ state }: { state: OpenState }) => {
  const { open } = useWords().spaces
  if (state.kind === 'open') return open.until(state.until)
  return state.kind === 'opensToday' ? open.at(state.at) : open.closed
}

const HoursRow = ({ name, spans }: { name: string | undefined; spans: Span[] }) => {
  const { open } = useWords().spaces
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{spans.length > 0 ? spans.map(({ open: from, close }) => `${from}–${close}`).join(', ') : open.dayOff}</dd>
    </>
  )
}

const shownDays = 6

/** Holidays and other dates with hours of their own. */
const SpecialDays = ({ hours, today }: { hours: Hours; today: string }) => {
  const t = useWords().spaces
  const locale = useLocale()
  const dates = [...new Set(hours.specialDays.map(({ date }) => date))]
    .filter((date) => date >= today)
    .sort()
    .slice(0, shownDays)
  if (dates.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-2" aria-label={t.page.specialDays}>
      {dates.map((date) => (
        <HoursRow
          key={date}
          name={format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'date' })}
          spans={hours.specialDays.flatMap((day) => (day.date === date && day.open && day.close ? [{ open: day.open, close: day.close }] : []))}
        />
      ))}
    </dl>
  )
}
