import { timePrepositions } from '../../../messages/date-vocabulary.ts'
import { type Day, type DayRules, parseDay } from './parse-day.ts'

/** A local time, HH:MM. */
export type Time = string

/** The time that a user typed, or null: 18:30, 18.30, 1830, 9, 6:30 pm. */
export const parseTime = (text: string): Time | null => {
  const found = /^(\d{1,2})(?:[:.\s-]?(\d\d))?\s*([ap])?(?:\.?m\.?)?$/.exec(text.trim().toLowerCase())
  if (!found) return null
  const [, hours = '', minutes = '00', half] = found
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours)
  if (hour === null || hour > 23 || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

const hourOfHalf = (hour: number, half: string): number | null => {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/** A date with a time, such as «24.12 18:30» or “24 Dec, 6:30 pm”; a date alone has no time. */
export const parseDayTime = (text: string, rules: DayRules): { day: Day; time: Time | null } | null => {
  const day = parseDay(text, rules)
  if (day) return { day, time: null }
  const words = text.trim().split(/[\s,]+/)
  for (let at = words.length - 1; at > 0; at--) {
    const time = parseTime(words.slice(at).join(' '))
    const before = words.slice(0, at)
    const date = timePrepositions.includes(before.at(-1)?.toLowerCase() ?? '') ? before.slice(0, -1) : before
    const dayBefore = time && parseDay(date.join(' '), rules)
    if (dayBefore) return { day: dayBefore, time }
  }
  return null
}
