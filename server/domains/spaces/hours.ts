import type { OpenHours, SpecialDay } from '../../../contract/spaces/hours.ts'
import { instantOf, localOf } from '../../kernel/zones.ts'

/** When a space is open, by the clock of its zone. */
export type Opening = { schedule: readonly OpenHours[]; specialDays: readonly SpecialDay[]; zone: string }

/** Times of day, HH:MM; the end may be 24:00. */
export type Hours = { open: string; close: string }

/** The hours of a date, in order: those of the date itself if it has any, else those of its weekday. Adjoining ones are one. */
export const hoursOn = ({ schedule, specialDays }: Opening, date: string): Hours[] => {
  const special = specialDays.filter((day) => day.date === date)
  const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7
  const entries = special.length > 0 ? special : schedule.filter(({ day }) => day === weekday)
  const hours = entries.flatMap(({ open, close }) => (open !== null && close !== null && open < close ? [{ open, close }] : []))
  return joined(hours.toSorted((one, other) => one.open.localeCompare(other.open)))
}

const joined = (sorted: readonly Hours[]): Hours[] => {
  const result: Hours[] = []
  for (const { open, close } of sorted) {
    const last = result.at(-1)
    if (!last || open > last.close) result.push({ open, close })
    else if (close > last.close) last.close = close
  }
  return result
}

/**
 * True if the space is open for the whole time. A time of several days, such as that of a long event, starts and ends within the
 * hours, and no day between is closed; the halls stay booked at night.
 */
export const isOpenFor = (opening: Opening, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): boolean => {
  const first = localOf(startsAt, opening.zone).slice(0, 10)
  const [last] = endIn(opening.zone, endsAt)
  if (first >= last) return opensOn(opening, first).some(({ from, to }) => from <= startsAt && endsAt <= to)
  const isStartOpen = opensOn(opening, first).some(({ from, to }) => from <= startsAt && startsAt < to)
  const isEndOpen = opensOn(opening, last).some(({ from, to }) => from < endsAt && endsAt <= to)
  return isStartOpen && isEndOpen && daysBetween(first, last).every((date) => hoursOn(opening, date).length > 0)
}

/** The hours of a date as instants, so that a time that the clock skips or repeats means what it means for slots. */
export const opensOn = (opening: Opening, date: string): { from: Date; to: Date }[] =>
  hoursOn(opening, date).map(({ open, close }) => ({ from: instantIn(opening.zone, date, open), to: instantIn(opening.zone, date, close) }))

/** The instant of a time of a date; 24:00 is the next midnight. A skipped time is the moment of the jump. */
export const instantIn = (zone: string, date: string, time: string): Date => {
  const local = time === '24:00' ? `${addDays(date, 1)}T00:00` : `${date}T${time}`
  let at = instantOf(local, zone)
  if (localOf(at, zone) === local) return at
  for (let minutes = 0; minutes < longestJump && localOf(new Date(at.getTime() - minuteMs), zone) > local; minutes += 1)
    at = new Date(at.getTime() - minuteMs)
  return at
}

const minuteMs = 60_000
/** Minutes; a zone that crosses the date line skips a day. */
const longestJump = 26 * 60

const dayAndTime = (local: string): [date: string, time: string] => [local.slice(0, 10), local.slice(11)]

/** The date and time of an end by the clock of a zone: midnight is 24:00 of the day before, also where the clock skips it. */
export const endIn = (zone: string, endsAt: Date): [date: string, time: string] => {
  const [date, time] = dayAndTime(localOf(endsAt, zone))
  return instantIn(zone, date, '00:00').getTime() === endsAt.getTime() ? [addDays(date, -1), '24:00'] : [date, time]
}

export const addDays = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const daysBetween = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let date = addDays(first, 1); date < last && days.length < maxDays; date = addDays(date, 1)) days.push(date)
  return days
}

/** Longer events are checked for their first year. */
const maxDays = 366
