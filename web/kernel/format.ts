import { type Locale, languageTags } from '../../contract/locales.ts'

/** Formatters are costly to make and the same for everyone; one a language, zone and kind is kept. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (locale: Locale, zone: string, kind: keyof typeof kinds): Intl.DateTimeFormat => {
  const key = `${locale} ${zone} ${kind}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], { ...kinds[kind], timeZone: zone })
  formatters.set(key, made)
  return made
}

const kinds = {
  day: { day: 'numeric' },
  month: { month: 'short' },
  weekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'long' },
  fullDate: { weekday: 'long', day: 'numeric', month: 'long' },
  yearDate: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTime: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  zone: { timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** An instant in words of a language, as it is told in a zone. */
export const format = (at: string, { locale, zone, kind }: { locale: Locale; zone: string; kind: Exclude<keyof typeof kinds, 'zone'> }): string =>
  formatter(locale, zone, kind).format(new Date(at))

/** The short name of a zone at an instant, such as GMT+3. */
export const zoneName = (at: string, locale: Locale, zone: string): string =>
  formatter(locale, zone, 'zone').formatToParts(new Date(at)).find((part) => part.type === 'timeZoneName')?.value ?? zone

const isoDates = new Map<string, Intl.DateTimeFormat>()

/** The calendar date of an instant in a zone, YYYY-MM-DD. */
export const localDate = (at: string | Date, zone: string): string => {
  const made = isoDates.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  isoDates.set(zone, made)
  return made.format(new Date(at))
}
