import type { Locale } from '../../contract/locales.ts'
import { grouped } from '../kernel/format.ts'

/** The number of a number field's text, such as 12345.5 of «12 345,5»; null if the text is no number. */
export const typedNumber = (text: string): number | null => {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null
}

/** The minor units of a money field's text, such as kopecks of «1 500,50»; null if the text is no sum. */
export const minorUnits = (text: string): number | null => {
  const found = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''))
  if (!found) return null
  const [, whole = '', part = ''] = found
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The text of a sum in minor units: 1 500 or 1 500,50. */
export const moneyText = (minor: number, locale: Locale): string => {
  const part = minor % 100
  const whole = grouped(Math.trunc(minor / 100), locale).replaceAll(',', '\u00A0')
  return part ? `${whole}${locale === 'en' ? '.' : ','}${String(part).padStart(2, '0')}` : whole
}
