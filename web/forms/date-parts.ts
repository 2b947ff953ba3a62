import { textOf } from './form-data.ts'

/** A date as its three fields hold it; a missing part is empty. */
export type DateParts = { day: string; month: string; year: string }
export type DatePart = keyof DateParts

/** The part of a date to correct, and the reason. */
export type DatePartsFault = { part: DatePart; kind: 'empty' | 'day' | 'month' | 'year' | 'unreal' | 'late' | 'early' }

export const datePartName = (name: string, part: DatePart) => `${name}-${part}`

/** The date of three fields as YYYY-MM-DD. A missing part leaves a gap, such as 1990--04. A hidden field may hold the whole date. */
export const postedDate = (form: FormData, name: string): string => {
  const digits = (part: DatePart) => textOf(form, datePartName(name, part)).replace(/\D/g, '')
  const [year, month, day] = [digits('year'), digits('month'), digits('day')]
  if (year || month || day) return `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return textOf(form, name).trim()
}

const twoDigits = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'))

/** The parts of `postedDate`, without leading zeros. */
export const datePartsOf = (date: string): DateParts => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: month.replace(/^0+/, ''), day: day.replace(/^0+/, '') }
}

/** The first fault of a date between `min` and `max`; null if it is accepted. */
export const datePartsFault = (date: string, { min, max }: { min: string; max: string }): DatePartsFault | null => {
  const { day, month, year } = datePartsOf(date)
  if (!day && !month && !year) return { part: 'day', kind: 'empty' }
  if (!isWithin(day, 31)) return { part: 'day', kind: 'day' }
  if (!isWithin(month, 12)) return { part: 'month', kind: 'month' }
  if (year.length !== 4) return { part: 'year', kind: 'year' }
  if (!isRealDay(date)) return { part: 'day', kind: 'unreal' }
  if (date > max) return { part: 'year', kind: 'late' }
  return date < min ? { part: 'year', kind: 'early' } : null
}

const isWithin = (digits: string, most: number) => Number(digits) >= 1 && Number(digits) <= most

const isRealDay = (date: string) => {
  const ms = Date.parse(date)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}
