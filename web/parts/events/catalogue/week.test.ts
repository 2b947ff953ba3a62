import { expect, test } from 'vitest'
import { datesOf, weekOf } from './week.ts'

test('week of a day: from Monday to Sunday, over the end of a month and of a year', () => {
  const week = weekOf('2026-12-31')
  expect([week.days[0], week.days[6]]).toEqual(['2026-12-28', '2027-01-03'])
  expect([week.previous, week.next]).toEqual(['2026-12-21', '2027-01-04'])
  expect(weekOf('2026-12-28')).toEqual(week)
  expect(weekOf('2027-01-03')).toEqual(week)
})

test('week of a day: the dates of the filter narrow it', () => {
  const week = weekOf('2026-12-31')
  expect(datesOf(week, {})).toEqual({ dateFrom: '2026-12-28', dateTo: '2027-01-03' })
  expect(datesOf(week, { dateFrom: '2026-12-30', dateTo: '2027-02-01' })).toEqual({ dateFrom: '2026-12-30', dateTo: '2027-01-03' })
  expect(datesOf(week, { dateFrom: '2027-02-01' })).toEqual({ dateFrom: '2027-02-01', dateTo: '2027-01-03' })
})
