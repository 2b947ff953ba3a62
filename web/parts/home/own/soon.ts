import type { Dictionary } from '../../../../messages/ru.ts'
import { toZoneOf, type ZonedInstant } from '../../../kernel/zoned-time.ts'

type Words = Dictionary['ownHome']['soon']

const minuteMs = 60_000
const dayMs = 86_400_000

/** How soon an event starts, by the calendar of its zone: "in 2 hours", "tomorrow"; null for later than a week. */
export const soonOf = (start: ZonedInstant, now: string, t: Words): string | null => {
  const minutes = Math.ceil((Date.parse(start) - Date.parse(now)) / minuteMs)
  if (minutes <= 0) return t.now
  if (minutes < 60) return t.minutes(minutes)
  const days = daysBetween(toZoneOf(start, now), start)
  if (days === 0) return minutes < 12 * 60 ? t.hours(Math.round(minutes / 60)) : t.today
  if (days === 1) return t.tomorrow
  return days <= 7 ? t.days(days) : null
}

const daysBetween = (from: ZonedInstant, to: ZonedInstant) => (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs
