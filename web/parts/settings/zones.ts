import type { RouterContextProvider } from 'react-router'
import { type Locale, languageTags } from '../../../contract/locales.ts'
import { siteContext } from '../../kernel/context.ts'
import { zoneName } from '../../kernel/format.ts'
import { placeOfZone } from '../../kernel/zone-place.ts'

export type Zone = { name: string; label: string; isNear: boolean }

/**
 * Every time zone with its place in the user's language and its current offset, such as «Алматы, GMT+5». The zones of Russia
 * and Kazakhstan come first, from west to east, then the others by their places.
 */
export const zonesOf = (context: Readonly<RouterContextProvider>): Zone[] => {
  const { now, locale } = context.get(siteContext)
  const at = now.toISOString()
  return placesIn(locale).map(({ name, place, isNear }) => ({ name, label: `${place}, ${zoneName(at, name)}`, isNear }))
}

/** One zone for each offset and its best known cities. */
const nearZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Almaty',
  'Asia/Aqtau',
  'Asia/Qostanay',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
]

type Place = { name: string; place: string; isNear: boolean }

const known = new Map<Locale, Place[]>()

/** A memo, because a formatter for each of 400 zones is costly. */
const placesIn = (locale: Locale): Place[] => {
  const places = known.get(locale) ?? readPlaces(locale)
  known.set(locale, places)
  return places
}

const readPlaces = (locale: Locale): Place[] => {
  const near = nearZones.map((name) => ({ name, place: placeOfZone(name, locale), isNear: true }))
  const others = Intl.supportedValuesOf('timeZone')
    .filter((name) => !nearZones.includes(name))
    .map((name) => ({ name, place: placeOfZone(name, locale), isNear: false }))
  const byPlace = new Intl.Collator(languageTags[locale])
  return [...near, ...others.toSorted((a, b) => byPlace.compare(a.place, b.place))]
}
