import { type CertificatePlaceholder, certificatePlaceholders } from '../../../contract/certificates/limits.ts'
import { dateTags, type Locale, languageTags } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { offsetMs } from '../../kernel/zones.ts'
import type { Printed } from './store.ts'

export type Sample = Omit<Printed, 'code'> & { code: string | null }

/** The text of the organizer with the values of this certificate, and the values that it names itself. */
export const filledText = (certificate: Sample): { text: string; used: ReadonlySet<CertificatePlaceholder> } => {
  const values = valuesOf(certificate)
  const used = new Set<CertificatePlaceholder>()
  const text = (certificate.text ?? '').replace(/\{([^{}]{1,20})\}/g, (written, word: string) => {
    const name = placeholderOf(word)
    if (!name) return written
    used.add(name)
    return values[name]
  })
  return { text: text.slice(0, maxFilledText), used }
}

/** More does not fit on the page, and repeated placeholders would take long to lay out. */
const maxFilledText = 3000

const names = new Map<string, CertificatePlaceholder>(
  // Object.entries widens the keys to string
  Object.entries(certificatePlaceholders).flatMap(([name, words]) => words.map((word) => [word, name as CertificatePlaceholder] as const)),
)

const placeholderOf = (word: string) => names.get(word.trim().toLowerCase())

const valuesOf = (certificate: Sample): Record<CertificatePlaceholder, string> => ({
  name: certificate.user_name,
  event: certificate.event_name,
  dates: datesOf(certificate),
  hours: hoursOf(certificate),
  role: dictionaries[certificate.locale].printedCertificate.roles[certificate.role].toLowerCase(),
  place: certificate.place,
  number: certificate.number,
})

type Times = Pick<Printed, 'date_start' | 'date_end' | 'zone' | 'locale'>

/** Cached per locale and zone, because formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterOf = (locale: Locale, timeZone: string): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateTags[locale], { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
  formatters.set(key, made)
  return made
}

export const dayOf = (at: Date, { zone, locale }: Pick<Times, 'zone' | 'locale'>): string => formatterOf(locale, zone).format(at)

/** «14 марта 2026 г.», «14–16 марта 2026 г.» in the zone of the event. */
export const datesOf = ({ date_start, date_end, zone, locale }: Times): string =>
  formatterOf(locale, zone).formatRange(date_start, new Date(Math.max(date_start.getTime(), date_end.getTime() - 1)))

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The length of an event. One of several days, whose last time of day is some hours after its first, lasts that long on each of
 * them; another one, such as a night, lasts from its start to its end.
 */
export const hoursOf = ({ date_start, date_end, zone, locale }: Times): string => {
  const length = Math.max(0, date_end.getTime() - date_start.getTime())
  const [start, end] = [zonedMs(date_start, zone), zonedMs(date_end, zone)]
  const days = Math.floor(end / dayMs) - Math.floor(start / dayMs) + 1
  const daily = (end % dayMs) - (start % dayMs)
  const isDaily = days > 1 && daily >= shortestDayMs && daily <= longestDayMs
  const hours = Math.max(0.5, Math.round((2 * (isDaily ? daily * days : length)) / hourMs) / 2)
  return hours.toLocaleString(languageTags[locale])
}

const shortestDayMs = 2 * hourMs
const longestDayMs = 14 * hourMs

/** The local time of an instant, in milliseconds as if it were UTC. */
const zonedMs = (at: Date, zone: string): number => at.getTime() + offsetMs(zone, at.getTime())
