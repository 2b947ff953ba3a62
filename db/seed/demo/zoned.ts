import { offsetOf } from '../../../server/kernel/zones.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The date in a zone at an instant, YYYY-MM-DD. */
export const localDate = (at: Date, zone: string): string => dateOf(at.getTime() + offsetMs(zone, at.getTime()))

export const addDays = (date: string, days: number): string => dateOf(Date.parse(date) + days * dayMs)

/** Minutes after midnight of a time such as 09:30. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The instant of a date and minutes after its midnight in a zone; 24 hours and more run into the next days.
 * An ambiguous time is the first of the two, a skipped time moves later by the skip: "compatible" in Temporal.
 */
export const instantAt = (date: string, minutes: number, zone: string): Date => {
  const shown = Date.parse(date) + minutes * minuteMs
  const byOldOffset = shown - offsetMs(zone, shown - dayMs)
  const byNewOffset = shown - offsetMs(zone, shown + dayMs)
  const exact = [byOldOffset, byNewOffset].find((at) => at + offsetMs(zone, at) === shown)
  return new Date(exact ?? byOldOffset)
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const offsetMs = (zone: string, at: number) => {
  const offset = offsetOf(zone, new Date(at))
  const size = minutesOf(offset.slice(1)) * minuteMs
  return offset.startsWith('-') ? -size : size
}
