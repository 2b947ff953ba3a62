import type { Event } from '../../../contract/events/events.ts'
import type { Locale } from '../../../contract/locales.ts'
import { format, localDate } from '../../kernel/format.ts'
import { toZonedInstant } from '../../kernel/zoned-time.ts'

export type Span = Pick<Event, 'dateStart' | 'dateEnd'>
type Reading = { locale: Locale; zone: string; now: string }

/** From when to when as a zone tells it: a date and the hours of one day, or both ends in full of a longer event. */
export const spanIn = ({ dateStart, dateEnd }: Span, { locale, zone, now }: Reading): { date: string; hours: string | null } => {
  const say = (at: string, kind: 'date' | 'fullDate' | 'yearDate' | 'time') => format(at, { locale, zone, kind })
  const isNear = Math.abs(Date.parse(dateStart) - Date.parse(now)) < nearMs
  if (localDate(dateStart, zone) === localDate(dateEnd, zone)) {
    return { date: say(dateStart, isNear ? 'fullDate' : 'yearDate'), hours: `${say(dateStart, 'time')}–${say(dateEnd, 'time')}` }
  }
  const end = (at: string) => unbroken(`${say(at, isNear ? 'date' : 'yearDate')}, ${say(at, 'time')}`)
  return { date: `${end(dateStart)} — ${end(dateEnd)}`, hours: null }
}

/** Dates this near need no year to be understood. */
const nearMs = 240 * 24 * 3_600_000

const noBreakSpace = '\u00A0'
const unbroken = (text: string) => text.replaceAll(' ', noBreakSpace)

/** A span once more as another clock tells it, as short as it can be told; null where both clocks are the same. */
export const spanElsewhere = (span: Span, own: Span, reading: Reading): string | null => {
  const [clock, ownClock] = [toZonedInstant(span.dateStart, reading.zone), toZonedInstant(own.dateStart, reading.zone)]
  if (clock === ownClock) return null
  const there = spanIn(own, reading)
  const isSameDay = clock.slice(0, 10) === ownClock.slice(0, 10)
  return isSameDay && there.hours ? there.hours : [there.date, there.hours].filter(Boolean).join(', ')
}
