import type { OpenHours, SpecialDay } from '../../../../contract/spaces/hours.ts'

export type Hours = { schedule: readonly OpenHours[]; specialDays: readonly SpecialDay[] }
export type Span = { open: string; close: string }

/** The opening times of a date, earliest first; empty for a closed day. A special day replaces its weekday. */
export const spansOf = (date: string, { schedule, specialDays }: Hours): Span[] => {
  const special = specialDays.filter((day) => day.date === date)
  const spans = special.length > 0 ? special.flatMap(openSpan) : schedule.filter(({ day }) => day === weekdayOf(date))
  return joined(spans)
}

/** Earliest first; adjoining times are one. */
const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = []
  for (const { open, close } of spans.toSorted((a, b) => (a.open < b.open ? -1 : 1))) {
    const last = result.at(-1)
    if (!last || open > last.close) result.push({ open, close })
    else if (close > last.close) last.close = close
  }
  return result
}

const openSpan = ({ open, close }: SpecialDay): Span[] => (open !== null && close !== null ? [{ open, close }] : [])

/** 1 is Monday. */
const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7

export type OpenState = { kind: 'open'; until: string } | { kind: 'opensToday'; at: string } | { kind: 'closed' } | { kind: 'unknown' }

/** The state at a local time of the place, such as 2026-03-17 and 12:30. */
export const openStateOf = (date: string, time: string, hours: Hours): OpenState => {
  if (hours.schedule.length === 0 && hours.specialDays.length === 0) return { kind: 'unknown' }
  const spans = spansOf(date, hours)
  const current = spans.find(({ open, close }) => open <= time && time < close)
  if (current) return { kind: 'open', until: current.close }
  const next = spans.find(({ open }) => open > time)
  return next ? { kind: 'opensToday', at: next.open } : { kind: 'closed' }
}

/** The weekdays with equal times in a row, Monday first: Mon–Fri 9:00–21:00. */
export type WeekRow = { from: number; to: number; spans: Span[] }

export const weekOf = (schedule: readonly OpenHours[]): WeekRow[] => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    spans: joined(schedule.filter((row) => row.day === day)),
  }))
  return days.reduce<WeekRow[]>((rows, { day, spans }) => {
    const last = rows.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day
    else rows.push({ from: day, to: day, spans })
    return rows
  }, [])
}
