import type { RouterContextProvider } from 'react-router'
import type { Locale } from '../../../contract/locales.ts'
import { siteContext } from '../../kernel/context.ts'
import { zoneName } from '../../kernel/format.ts'
import { placeOfZone } from '../../kernel/zone-place.ts'

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
  const places = known.get(locale) ?? new Map(Intl.supportedValuesOf('timeZone').map((name) => [name, placeOfZone(name, locale)]))
  known.set(locale, places)
  return places
}
