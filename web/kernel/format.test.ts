import { expect, test } from 'vitest'
import { dateTags } from '../../contract/locales.ts'
import { format, grouped, localDate, zoneName } from './format.ts'
import { atUtcOffset, toZonedInstant } from './zoned-time.ts'

const kinds = {
  day: { day: 'numeric' },
  month: { month: 'short' },
  weekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'long' },
  fullDate: { weekday: 'long', day: 'numeric', month: 'long' },
  yearDate: { day: 'numeric', month: 'long', year: 'numeric' },
  monthYear: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTime: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
const zones = ['UTC', 'Europe/Kaliningrad', 'Europe/Berlin', 'Asia/Almaty', 'Asia/Kolkata', 'America/St_Johns', 'Asia/Kamchatka']
const hoursApart = 31
const instants = Array.from({ length: 900 }, (_, index) => new Date(Date.UTC(2023, 10, 20, 5, 7) + index * hoursApart * 3_600_000))

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each(['ru', 'en'] as const)('dates in %s equal those of Intl in every zone, in winter and in summer time', (locale) => {
  for (const zone of zones)
    for (const kind of kindNames) {
      const intl = new Intl.DateTimeFormat(dateTags[locale], { ...kinds[kind], timeZone: zone })
      const formatted = instants.map((at) => format(at.toISOString(), { locale, zone, kind }))
      expect(formatted.map(plain)).toEqual(instants.map((at) => plain(intl.format(at))))
    }
})

test('a month beside its day has the form of a date', () => {
  const say = (locale: 'ru' | 'en' | 'kz') => format('2026-11-22T10:00:00Z', { locale, zone: 'UTC', kind: 'longMonth' })
  expect([say('ru'), say('en'), say('kz')]).toEqual(['ноября', 'November', 'қараша'])
})

test('Kazakh dates follow the Kazakh word order', () => {
  const say = (kind: keyof typeof kinds) => format('2026-11-22T10:00:00Z', { locale: 'kz', zone: 'Asia/Almaty', kind })
  expect(kindNames.map(say)).toEqual([
    '22',
    'қар.',
    'жс',
    '22 қараша',
    '22 қараша, жексенбі',
    '2026 ж. 22 қараша',
    '2026 ж. қараша',
    '15:00',
    '22 қараша, 15:00',
  ])
})

test('a zoned instant is formatted in its own offset and stays the same instant', () => {
  const instant = toZonedInstant('2026-11-22T21:30:00.000Z', 'Asia/Vladivostok')
  expect(instant).toBe('2026-11-23T07:30:00+10:00')
  expect(Date.parse(instant)).toBe(Date.parse('2026-11-22T21:30:00.000Z'))
  expect(localDate(instant, 'America/New_York')).toBe('2026-11-23')
  expect(format(instant, { locale: 'en', zone: 'UTC', kind: 'time' })).toBe('07:30')
  expect(atUtcOffset('2026-03-17T01:00:00Z', -210)).toBe('2026-03-16T21:30:00-03:30')
})

test('a zone is named by its offset from GMT', () => {
  const named = zones.map((zone) => zoneName('2026-07-01T00:00:00Z', zone))
  expect(named).toEqual(['GMT', 'GMT+2', 'GMT+2', 'GMT+5', 'GMT+5:30', 'GMT-2:30', 'GMT+12'])
})

test('numbers are grouped by thousands', () => {
  for (const number of [0, 7, 999, 1_000, 54_321, 1_234_567]) {
    expect(grouped(number, 'en')).toBe(number.toLocaleString('en'))
    expect(grouped(number, 'ru')).toBe(number.toLocaleString('ru'))
    expect(grouped(number, 'kz')).toBe(number.toLocaleString('ru'))
  }
})
