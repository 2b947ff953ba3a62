import { expect, test } from 'vitest'
import { datePartsFault, datePartsOf, postedDate } from './date-parts.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const posted = (day: string, month: string, year: string) =>
  postedDate(formOf({ 'birthday-day': day, 'birthday-month': month, 'birthday-year': year }), 'birthday')

test('date parts: three fields become one date, and a missing part leaves a gap', () => {
  expect(posted('4', '5', '1990')).toBe('1990-05-04')
  expect(posted(' 14 ', '12', '1990 г.')).toBe('1990-12-14')
  expect(posted('', '5', '1990')).toBe('1990-05-')
  expect(posted('', '', '')).toBe('')
  expect(postedDate(formOf({ birthday: '1990-05-04' }), 'birthday')).toBe('1990-05-04')
})

test('date parts: a date with gaps returns to its fields', () => {
  expect(datePartsOf('1990-05-04')).toEqual({ day: '4', month: '5', year: '1990' })
  expect(datePartsOf('1990-05-')).toEqual({ day: '', month: '5', year: '1990' })
  expect(datePartsOf('')).toEqual({ day: '', month: '', year: '' })
})

const limits = { min: '1926-11-24', max: '2026-11-24' }

test.each([
  ['', 'day', 'empty'],
  ['1990-05-', 'day', 'day'],
  ['1990-05-32', 'day', 'day'],
  ['1990--04', 'month', 'month'],
  ['1990-13-04', 'month', 'month'],
  ['-05-04', 'year', 'year'],
  ['90-05-04', 'year', 'year'],
  ['1990-02-30', 'day', 'unreal'],
  ['2026-11-25', 'year', 'late'],
  ['1926-11-23', 'year', 'early'],
])('date parts: the fault of %s is at the %s', (date, part, kind) => {
  expect(datePartsFault(date, limits)).toEqual({ part, kind })
})

test('date parts: the first and the last date of the limits are accepted', () => {
  expect([datePartsFault('1926-11-24', limits), datePartsFault('2026-11-24', limits), datePartsFault('2000-02-29', limits)]).toEqual([
    null,
    null,
    null,
  ])
})
