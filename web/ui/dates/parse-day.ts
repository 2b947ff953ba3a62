import type { Locale } from '../../../contract/locales.ts'
import { fillers, monthForms, relativeDays } from '../../../messages/date-vocabulary.ts'

/** A calendar date, YYYY-MM-DD. */
export type Day = string

export type DayRules = {
  locale: Locale
  today: Day
  min?: Day | undefined
  max?: Day | undefined
  /** A date without a year is rejected: a birthday cannot be guessed. */
  needsYear?: boolean | undefined
}

/**
 * The date that a user typed, or null. Numbers are day first. English readers disagree on the order around a slash, so
 * there a date that reads both ways is rejected.
 */
export const parseDay = (text: string, rules: DayRules): Day | null => {
  const typed = text.trim().toLowerCase()
  const shift = relativeDays[typed]
  if (shift !== undefined) return shiftDay(rules.today, shift)
  const parts = isoParts(typed) ?? numberParts(typed, rules.locale) ?? wordParts(typed)
  return parts && dayOf(parts, rules)
}

/** A date some days later. */
export const shiftDay = (day: Day, days: number): Day => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

type DateParts = { day: number; month: number; year: string | null }

const isoParts = (typed: string): DateParts | null => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  return year ? { day: Number(day), month: Number(month), year } : null
}

const numberParts = (typed: string, locale: Locale): DateParts | null => {
  const [, separator, first, second, year] = separated(typed) ?? []
  if (!first || !second) return null
  const [one, two] = [Number(first), Number(second)]
  const isDayFirst = locale !== 'en' || separator === '.'
  if (isDayFirst || one === two || one > 12) return { day: one, month: two, year: year ?? null }
  return two > 12 ? { day: two, month: one, year: year ?? null } : null
}

/** Digits with one kind of separator, or none: 24.12, 24/12/2026, 24122026. The result is in the order of `numberParts`. */
const separated = (typed: string): (string | undefined)[] | null => {
  const found = /^(\d{1,2})([./-]|\s+)(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/.exec(typed)
  if (found) return [found[0], found[2], found[1], found[3], found[4]]
  const compact = /^(\d\d)(\d\d)(\d{4}|\d{2})?$/.exec(typed)
  return compact && [compact[0], '', compact[1], compact[2], compact[3]]
}

/** A date with its month in words. */
const wordParts = (typed: string): DateParts | null => {
  const tokens = (typed.match(/\d+|\p{L}+/gu) ?? []).filter((token) => !fillers.includes(token))
  const months = tokens.filter((token) => !/\d/.test(token)).map(monthOf)
  const numbers = tokens.filter((token) => /\d/.test(token))
  const [month] = months
  if (months.length !== 1 || !month || numbers.length === 0 || numbers.length > 2) return null
  const [first = '', second = null] = numbers
  const [day, year] = first.length === 4 && second ? [second, first] : [first, second]
  if (day.length > 2 || (year !== null && year.length !== 2 && year.length !== 4)) return null
  return { day: Number(day), month, year }
}

/** The month whose name begins so, from 1; null if there is none or more than one. */
const monthOf = (word: string): number | null => {
  const found = monthForms.flatMap((forms, index) => (word.length >= 3 && forms.some((form) => form.startsWith(word)) ? [index + 1] : []))
  return found.length === 1 ? (found[0] ?? null) : null
}

const dayOf = ({ day, month, year }: DateParts, rules: DayRules): Day | null => {
  if (year?.length === 4) return realDay(Number(year), month, day)
  if (year) return ofTwoDigits(Number(year), month, day, rules)
  return rules.needsYear ? null : nearestDay(month, day, rules)
}

const yearsAhead = 20

/** A year of two digits is in this century, unless that is far in the future or after the latest date. */
const ofTwoDigits = (year: number, month: number, day: number, { today, max }: DayRules): Day | null => {
  const inThisCentury = realDay(2000 + year, month, day)
  const latest = max ?? `${Number(today.slice(0, 4)) + yearsAhead}-12-31`
  return inThisCentury && inThisCentury <= latest ? inThisCentury : realDay(1900 + year, month, day)
}

/** The next such date from today; the last one where later dates are not allowed. */
const nearestDay = (month: number, day: number, { today, max }: DayRules): Day | null => {
  const thisYear = Number(today.slice(0, 4))
  // eight years contain a 29 February, even around 2100
  const years = Array.from({ length: 17 }, (_, index) => thisYear - 8 + index)
  const days = years.map((year) => realDay(year, month, day)).filter((found) => found !== null)
  const next = days.find((found) => found >= today && (!max || found <= max))
  return next ?? days.findLast((found) => !max || found <= max) ?? null
}

/** The date, or null if the calendar has no such date. */
const realDay = (year: number, month: number, day: number): Day | null => {
  if (year < 1900 || year > 2100) return null
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : null
}
