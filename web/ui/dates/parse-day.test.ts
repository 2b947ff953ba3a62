import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayRules, parseDay, shiftDay } from './parse-day.ts'
import { parseDayTime, parseTime } from './parse-time.ts'
import { typedDay } from './typed-day.ts'

const today = '2026-11-22'
const rules = (locale: DayRules['locale'], more: Partial<DayRules> = {}): DayRules => ({ locale, today, ...more })

describe('date field', () => {
  test.each([
    ['24.12', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['24.12.26', '2026-12-24'],
    ['24/12', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['24 12', '2026-12-24'],
    ['2412', '2026-12-24'],
    ['24122026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['5.1', '2027-01-05'],
    ['22.11', '2026-11-22'],
    ['29.02', '2028-02-29'],
    ['завтра', '2026-11-23'],
    ['Послезавтра', '2026-11-24'],
    ['24 дек', '2026-12-24'],
    ['24 дек.', '2026-12-24'],
    ['24 декабря 2027 г.', '2027-12-24'],
    ['24дек', '2026-12-24'],
    ['1 мая', '2027-05-01'],
    ['1 мар', '2027-03-01'],
    ['1 июл', '2027-07-01'],
  ])('reads %s in Russian as %s', (text, day) => expect(parseDay(text, rules('ru'))).toBe(day))

  test.each([
    ['24.12', '2026-12-24'],
    ['ертең', '2026-11-23'],
    ['24 желтоқсан', '2026-12-24'],
    ['24 жел', '2026-12-24'],
    ['2027 ж. 24 желтоқсан', '2027-12-24'],
    ['5 қар', '2027-11-05'],
    ['5 қаз', '2027-10-05'],
    ['5 мау', '2027-06-05'],
    ['5 мам', '2027-05-05'],
  ])('reads %s in Kazakh as %s', (text, day) => expect(parseDay(text, rules('kz'))).toBe(day))

  test.each([
    ['24.12', '2026-12-24'],
    ['12/24', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['Dec 24', '2026-12-24'],
    ['December 24th, 2027', '2027-12-24'],
    ['24 Sept', '2027-09-24'],
    ['the 24th of December', '2026-12-24'],
    ['tomorrow', '2026-11-23'],
  ])('reads %s in English as %s', (text, day) => expect(parseDay(text, rules('en'))).toBe(day))

  test('never takes the month for the day: 12/24 has no date in Russian and Kazakh, 5/6 has none in English', () => {
    for (const text of ['12/24', '12.24', '12/24/2026']) for (const locale of ['ru', 'kz'] as const) expect(parseDay(text, rules(locale))).toBeNull()
    for (const text of ['5/6', '05/06/2027', '5-6']) expect(parseDay(text, rules('en'))).toBeNull()
  })

  test.each(['', 'скоро', '31.02.2027', '29.02.2027', '32.01', '24.13', '24.12.20266', '1 ма', 'дек', '24.12-2026', '24 дек дек', '0.1'])(
    'reads no date in "%s"',
    (text) => expect(parseDay(text, rules('ru'))).toBeNull(),
  )

  test('takes the last such date where later ones are not allowed, and no birthday without a year', () => {
    expect(parseDay('24.12', rules('ru', { max: today }))).toBe('2025-12-24')
    expect(parseDay('24.12', rules('ru', { max: today, needsYear: true }))).toBeNull()
    expect(parseDay('24.12.85', rules('ru', { max: today, needsYear: true }))).toBe('1985-12-24')
    expect(parseDay('24.12.05', rules('ru', { max: today, needsYear: true }))).toBe('2005-12-24')
  })

  test('reads the date that it shows, in every language', () => {
    const days = fc.integer({ min: 0, max: 70_000 }).map((count) => shiftDay('1905-01-01', count))
    fc.assert(
      fc.property(days, fc.constantFrom('ru', 'en', 'kz'), (day, locale) => {
        expect(parseDay(typedDay(day, locale), rules(locale))).toBe(day)
      }),
    )
  })
})

describe('time field', () => {
  test.each([
    ['18:30', '18:30'],
    ['1830', '18:30'],
    ['18.30', '18:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['6:30 pm', '18:30'],
    ['6pm', '18:00'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
  ])('reads %s as %s', (text, time) => expect(parseTime(text)).toBe(time))

  test.each(['', '24:00', '18:60', '13 pm', '0 am', '18:3', '12345', 'вечером'])('reads no time in "%s"', (text) =>
    expect(parseTime(text)).toBeNull(),
  )
})

describe('date and time field', () => {
  test.each([
    ['ru', '24.12 18:30', '18:30'],
    ['ru', '24 дек в 18:30', '18:30'],
    ['ru', '24.12.2026, 1830', '18:30'],
    ['kz', '24 желтоқсан 18:30', '18:30'],
    ['en', 'Dec 24 at 6:30 pm', '18:30'],
    ['en', 'Dec 24', null],
  ] as const)('reads in %s %s', (locale, text, time) => expect(parseDayTime(text, rules(locale))).toEqual({ day: '2026-12-24', time }))

  test('reads nothing without a date', () => expect(parseDayTime('18:30', rules('ru'))).toBeNull())
})
