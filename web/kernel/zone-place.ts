import { type Locale, languageTags } from '../../contract/locales.ts'
import { kazakhZoneEnding } from '../../messages/date-vocabulary.ts'

/** The place of a time zone in the user's language, such as «Алматы». For loaders, because browsers know no Kazakh names. */
export const placeOfZone = (zone: string, locale: Locale): string => {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  if (locale === 'en') return city
  const place = genericName(zone, locale).replace(kazakhZoneEnding, '')
  if (!isAbbreviation.test(place)) return place
  const russian = genericName(zone, 'ru')
  return isAbbreviation.test(russian) ? city : russian
}

/** Some zones have a name such as EET in place of a place. */
const isAbbreviation = /^[A-Z\d+:-]+$/

const genericName = (zone: string, locale: Locale): string => {
  const parts = new Intl.DateTimeFormat(languageTags[locale], { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
