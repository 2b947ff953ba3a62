/**
 * An instant as the clock of a place tells it: 2026-03-17T12:00:00+03:00. Pages bring their dates so, for a browser takes up to
 * a tenth of a second for its first look at a zone.
 */
export type ZonedInstant = string

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

/** An instant on the clock of a zone, unless it is told by a clock already. */
export const toZonedInstant = (at: string, zone: string): ZonedInstant =>
  instant.test(at) ? at : atUtcOffset(at, zone === 'UTC' ? 0 : offsetIn(zone, Date.parse(at)))

/** An instant on a clock that is so many minutes ahead of UTC. */
export const atUtcOffset = (at: string, minutes: number): ZonedInstant => {
  const clock = new Date(Date.parse(at) + minutes * 60_000).toISOString().slice(0, 19)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${clock}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}

/** How many minutes a clock is ahead of UTC. */
export const utcOffsetMinutes = (instant: ZonedInstant): number => Math.round((Date.parse(`${instant.slice(0, 19)}Z`) - Date.parse(instant)) / 60_000)

/** An instant on the clock that another is told by. */
export const toZoneOf = (instant: ZonedInstant, at: string): ZonedInstant => atUtcOffset(at, utcOffsetMinutes(instant))

/** An instant on the clock of the browser. */
export const inBrowserZone = (at: string): ZonedInstant => atUtcOffset(at, -new Date(at).getTimezoneOffset())

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Clocks are costly to make and the same for everyone, so each is made once. */
const clocks = new Map<string, Intl.DateTimeFormat>()

const offsetIn = (zone: string, ms: number): number => {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, clock)
  const shown = Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`)
  return Math.round((shown - ms) / 60_000)
}
