import { expect, test } from 'vitest'
import { addDays, instantAt, localDate, minutesOf } from './zoned.ts'

const at = (date: string, time: string, zone: string) => instantAt(date, minutesOf(time), zone).toISOString()

test('zoned time: a time of day is an instant of its zone', () => {
  expect(at('2026-03-10', '19:00', 'Europe/Moscow')).toBe('2026-03-10T16:00:00.000Z')
  expect(at('2026-03-10', '10:30', 'Asia/Vladivostok')).toBe('2026-03-10T00:30:00.000Z')
  expect(at('2026-03-10', '00:15', 'Asia/Almaty')).toBe('2026-03-09T19:15:00.000Z')
  expect(at('2026-03-10', '12:00', 'America/St_Johns')).toBe('2026-03-10T14:30:00.000Z')
})

test('zoned time: the offset is that of the date, not of today', () => {
  expect(at('2026-01-15', '12:00', 'Europe/Berlin')).toBe('2026-01-15T11:00:00.000Z')
  expect(at('2026-07-15', '12:00', 'Europe/Berlin')).toBe('2026-07-15T10:00:00.000Z')
  expect(at('2024-02-29', '23:30', 'Asia/Almaty')).toBe('2024-02-29T17:30:00.000Z')
  expect(at('2024-03-01', '23:30', 'Asia/Almaty')).toBe('2024-03-01T18:30:00.000Z')
})

test('zoned time: a time skipped by a clock change moves later by the skip', () => {
  expect(at('2026-03-29', '01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z')
})

test('zoned time: an ambiguous time is the first of the two', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

test('zoned time: every day of two years round-trips through its own clock', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Almaty', 'Europe/Moscow']) {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    for (let day = 0; day < 730; day += 1) {
      const instant = instantAt(addDays('2024-01-01', day), (day * 97) % 1440, zone)
      const [date = '', time = ''] = clock.format(instant).split(' ')
      expect([zone, date, time, at(date, time, zone)]).toEqual([zone, date, time, instant.toISOString()])
    }
  }
})

test('zoned time: minutes past 24 hours run into the next days', () => {
  expect(instantAt('2026-12-31', 24 * 60 + 90, 'Europe/Moscow').toISOString()).toBe('2026-12-31T22:30:00.000Z')
  expect(instantAt('2026-03-28', 24 * 60 + 12 * 60, 'Europe/Berlin').toISOString()).toBe('2026-03-29T10:00:00.000Z')
})

test('zoned time: a day is that of the zone', () => {
  const evening = new Date('2026-03-10T20:30:00.000Z')
  expect(localDate(evening, 'Europe/Moscow')).toBe('2026-03-10')
  expect(localDate(evening, 'Asia/Vladivostok')).toBe('2026-03-11')
  expect(localDate(evening, 'America/New_York')).toBe('2026-03-10')
  expect(addDays('2026-12-31', 60)).toBe('2027-03-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
