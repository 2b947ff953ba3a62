import { dateTags, type Locale } from '../../contract/locales.ts'

/** Cached per locale and zone, because formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Day and time in the zone of the event, with its name: «пятница, 21 ноября, 18:30 GMT+3». */
export const formatInstant = (at: Date, zone: string, locale: Locale): string => formatterOf(zone, locale).format(at)

/** From one instant to another: «пт, 21 ноября, 18:30–20:00 GMT+3». */
export const formatPeriod = ({ from, to }: { from: Date; to: Date }, zone: string, locale: Locale): string =>
  formatterOf(zone, locale, 'short').formatRange(from, to)

const formatterOf = (zone: string, locale: Locale, weekday: 'long' | 'short' = 'long'): Intl.DateTimeFormat => {
  const key = `${locale} ${zone} ${weekday}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateTags[locale], {
    timeZone: zone,
    weekday,
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
