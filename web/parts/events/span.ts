import type { Event } from '../../../contract/events/events.ts'
import type { Locale } from '../../../contract/locales.ts'
import { format, localDate } from '../../kernel/format.ts'
import { toZonedInstant } from '../../kernel/zoned-time.ts'

export type Span = Pick<Event, 'dateStart' | 'dateEnd'>
type Reading = {
  locale: Locale
  zone: string
  now: string
  /** In lists of all times a date of another year has its year, however near it is. */
  isYearNamed?: boolean
}

/** A span in a zone: date and hours for one day, both ends in full for a longer event. */
export const spanIn = ({ dateStart, dateEnd }: Span, { locale, zone, now, isYearNamed = false }: Reading): { date: string; hours: string | null } => {
  const formatAs = (at: string, kind: 'date' | 'fullDate' | 'yearDate' | 'time') => format(at, { locale, zone, kind })
  const yearOf = (at: string) => localDate(at, zone).slice(0, 4)
  const isNear = isYearNamed
    ? [dateStart, dateEnd].every((at) => yearOf(at) === yearOf(now))
    : Math.abs(Date.parse(dateStart) - Date.parse(now)) < nearMs
  if (localDate(dateStart, zone) === localDate(dateEnd, zone)) {
    return { date: formatAs(dateStart, isNear ? 'fullDate' : 'yearDate'), hours: `${formatAs(dateStart, 'time')}–${formatAs(dateEnd, 'time')}` }
  }
  const end = (at: string) => withNoBreakSpaces(`${formatAs(at, isNear ? 'date' : 'yearDate')}, ${formatAs(at, 'time')}`)
  return { date: `${end(dateStart)} — ${end(dateEnd)}`, hours: null }
}

/** Dates closer than this are clear without the year. */
const nearMs = 240 * 24 * 3_600_000

const noBreakSpace = '\u00A0'
const withNoBreakSpaces = (text: string) => text.replaceAll(' ', noBreakSpace)

/** The span in another zone, without parts that are the same; null where both zones have the same time. */
export const spanInOwnZone = (span: Span, own: Span, reading: Reading): string | null => {
  const [clock, ownClock] = [toZonedInstant(span.dateStart, reading.zone), toZonedInstant(own.dateStart, reading.zone)]
  if (clock === ownClock) return null
  const ownTexts = spanIn(own, reading)
  const isSameDay = clock.slice(0, 10) === ownClock.slice(0, 10)
  return isSameDay && ownTexts.hours ? ownTexts.hours : [ownTexts.date, ownTexts.hours].filter(Boolean).join(', ')
}
