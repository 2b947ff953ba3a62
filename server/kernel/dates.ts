import { dateTags, type Locale } from '../../contract/locales.ts'
import { localOf } from './zones.ts'

/** Cached per locale and zone, because formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Day and time in the zone of the event, with its name: «пятница, 21 ноября, 18:30 GMT+3». */
export const formatInstant = (at: Date, zone: string, locale: Locale): string => formatterOf(zone, locale).format(at)

type Period = { from: Date; to: Date; writtenAt: Date }

/** From one instant to another, with the year if it is not that of the writing: «пт, 21 ноября, 18:30–20:00 GMT+3». */
export const formatPeriod = ({ from, to, writtenAt }: Period, zone: string, locale: Locale): string => {
  const isSameYear = localOf(from, zone).slice(0, 4) === localOf(writtenAt, zone).slice(0, 4)
  return formatterOf(zone, locale, { weekday: 'short', ...(isSameYear ? {} : { year: 'numeric' }) }).formatRange(from, to)
}

type Parts = { weekday: 'long' | 'short'; year?: 'numeric' }

const formatterOf = (zone: string, locale: Locale, parts: Parts = { weekday: 'long' }): Intl.DateTimeFormat => {
  const key = `${locale} ${zone} ${parts.weekday} ${parts.year}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateTags[locale], {
    timeZone: zone,
    ...parts,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  formatters.set(key, made)
  return made
}

/** A calendar date: «12 марта 2026 г.». */
export const formatDay = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateTags[locale], { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${date}T00:00Z`))

export const yearsAfter = (moment: Date, years: number): Date => {
  const later = new Date(moment)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}
