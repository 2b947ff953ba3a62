import type { RouterContextProvider } from 'react-router'
import type { Locale } from '../../../contract/locales.ts'
import { siteContext } from '../../kernel/context.ts'
import { zoneName } from '../../kernel/format.ts'

export type Zone = { name: string; label: string }

/** Every time zone with its place in the user's language and its current offset, such as «Алматы (GMT+5)». */
export const zonesOf = (context: Readonly<RouterContextProvider>): Zone[] => {
  const { now, locale } = context.get(siteContext)
  const at = now.toISOString()
  return [...placesIn(locale)].map(([name, place]) => ({ name, label: `${place} (${zoneName(at, name)})` }))
}

const known = new Map<Locale, Map<string, string>>()

/** A memo, because a formatter for each of 400 zones is costly. */
const placesIn = (locale: Locale): Map<string, string> => {
  const places = known.get(locale) ?? new Map(Intl.supportedValuesOf('timeZone').map((name) => [name, placeOf(name, locale)]))
  known.set(locale, places)
  return places
}

const placeOf = (zone: string, locale: Locale): string => {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  if (locale === 'en') return city
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city
}
