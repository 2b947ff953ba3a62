import type { Locale } from '../../../contract/locales.ts'
import { format } from '../../kernel/format.ts'
import type { Day } from './parse-day.ts'

/** A date as its field shows it: 24.12.2026, in English 24 Dec 2026, because digits alone read two ways there. */
export const typedDay = (day: Day, locale: Locale): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  if (locale !== 'en') return `${date}.${month}.${year}`
  return `${Number(date)} ${format(`${day}T00:00:00Z`, { locale, zone: 'UTC', kind: 'month' })} ${year}`
}
