import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const russianDigits = 11
const fewestDigits = 8
const maxDigits = 15

/**
 * A phone as stored, digits with a plus, or null if invalid. Without a plus it is parsed as Russian or Kazakh. Numbers with +7 have exactly
 * 11 digits, all others 8 to 15 (A105, V238).
 */
export const normalPhone = (text: string): string | null => {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'RU', extract: false })
  if (!parsed || parsed.ext) return null
  const digits = parsed.number.length - 1
  const isRussian = parsed.countryCallingCode === '7'
  const isWhole = isRussian ? digits === russianDigits : digits >= fewestDigits && digits <= maxDigits
  return isWhole ? parsed.number : null
}
