import { type Locale, languageTags } from '../../contract/locales.ts'

/** The place of a time zone in the user's language, such as «Алматы». For loaders, because browsers know no Kazakh names. */
export const placeOfZone = (zone: string, locale: Locale): string => {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  if (locale === 'en') return city
  const parts = new Intl.DateTimeFormat(languageTags[locale], { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? city
}
