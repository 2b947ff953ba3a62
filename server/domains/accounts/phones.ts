import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const russianDigits = 11
const fewestDigits = 8
const maxDigits = 15

/**
 * A phone as it is stored, digits with a plus, or null when it is none. Without a plus it is read as a Russian or Kazakh
 * one: +7 and exactly 11 digits; all others have 8 to 15 digits (A105, V238).
 */
export const normalPhone = (text: string): string | null => {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'RU', extract: false })
  if (!parsed || parsed.ext) return null
  const digits = parsed.number.length - 1
  const isRussian = parsed.countryCallingCode === '7'
  const isWhole = isRussian ? digits === russianDigits : digits >= fewestDigits && digits <= maxDigits
  return isWhole ? parsed.number : null
}
