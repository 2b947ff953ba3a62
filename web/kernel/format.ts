import type { Locale } from '../../contract/locales.ts'
import { calendars, type DateKind, type ReadDate } from '../../messages/calendars.ts'
import { toZonedInstant, utcOffsetMinutes, type ZonedInstant } from './zoned-time.ts'

type FormatOptions = { locale: Locale; zone: string; kind: DateKind }

/** Formats an instant in a language: in its own UTC offset if it has one, else in the zone. */
export const format = (at: string, { locale, zone, kind }: FormatOptions): string => calendars[locale][kind](read(toZonedInstant(at, zone)))

const read = (instant: ZonedInstant): ReadDate => {
  const date = instant.slice(0, 10)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month: month - 1, day, weekday: new Date(date).getUTCDay(), time: instant.slice(11, 16) }
}

/** The short name of a zone at an instant, such as GMT+3 or GMT-3:30. */
export const zoneName = (at: string, zone: string): string => {
  const ahead = utcOffsetMinutes(toZonedInstant(at, zone))
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  if (ahead === 0) return 'GMT'
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes ? `:${minutes}` : ''}`
}

/** The calendar date of an instant in a zone, YYYY-MM-DD. */
export const localDate = (at: string | Date, zone: string): string =>
  toZonedInstant(typeof at === 'string' ? at : at.toISOString(), zone).slice(0, 10)

/** A number grouped by thousands; Kazakh groups digits as Russian does. */
export const grouped = (number: number, locale: Locale): string => String(number).replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : '\u00A0')

/** A number with one digit after the point. */
export const decimal = (number: number, locale: Locale): string => {
  const text = String(Math.round(number * 10) / 10)
  return locale === 'en' ? text : text.replace('.', ',')
}
