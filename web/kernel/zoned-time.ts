/**
 * An instant with its local time and UTC offset: 2026-03-17T12:00:00+03:00. Pages receive dates in this form, because a
 * browser takes up to 0.1 s for its first use of a zone.
 */
export type ZonedInstant = string

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

/** Converts an instant to a zone's local time, unless it has an offset already. */
export const toZonedInstant = (at: string, zone: string): ZonedInstant => (instant.test(at) ? at : atUtcOffset(at, offsetOf(zone, Date.parse(at))))

/** Converts an instant to local time at an offset in minutes from UTC. */
export const atUtcOffset = (at: string, minutes: number): ZonedInstant => {
  const clock = new Date(Date.parse(at) + minutes * 60_000).toISOString().slice(0, 19)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${clock}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}

/** The offset from UTC in minutes. */
export const utcOffsetMinutes = (instant: ZonedInstant): number => Math.round((Date.parse(`${instant.slice(0, 19)}Z`) - Date.parse(instant)) / 60_000)

/** Converts `at` to the UTC offset of another instant. */
export const toZoneOf = (instant: ZonedInstant, at: string): ZonedInstant => atUtcOffset(at, utcOffsetMinutes(instant))

/** Converts an instant to the browser's local time. */
export const inBrowserZone = (at: string): ZonedInstant => atUtcOffset(at, -new Date(at).getTimezoneOffset())

/** The offset of a zone from UTC at an instant, in minutes. */
export const offsetOf = (zone: string, ms: number) => (zone === 'UTC' ? 0 : offsetIn(zone, ms))

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formatters are slow to create, so each zone's formatter is created once. */
const clocks = new Map<string, Intl.DateTimeFormat>()

const offsetIn = (zone: string, ms: number): number => {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, clock)
  const localMs = Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`)
  return Math.round((localMs - ms) / 60_000)
}
