import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localOf } from '../../kernel/zones.ts'
import { addDays, hoursOn, isOpenFor, type Opening } from '../spaces/hours.ts'
import { isAvailable, isFree, periodOf, slotsOn } from './slots.ts'

const daily = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open, close }))
const opening = (zone: string, schedule = daily('09:00', '21:00'), specialDays: Opening['specialDays'] = []): Opening => ({
  zone,
  schedule,
  specialDays,
})
const open = (space: Opening, startsAt: string, endsAt: string) => isOpenFor(space, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) })

test('hours: a date of its own replaces its weekday, adjoining hours are one, and a break divides them', () => {
  const space = opening(
    'UTC',
    [...daily('14:00', '18:00'), ...daily('09:00', '13:00'), ...daily('18:00', '20:00')],
    [
      { date: '2026-03-11', open: null, close: null },
      { date: '2026-03-12', open: '10:00', close: '24:00' },
    ],
  )
  expect(hoursOn(space, '2026-03-10')).toEqual([
    { open: '09:00', close: '13:00' },
    { open: '14:00', close: '20:00' },
  ])
  expect([hoursOn(space, '2026-03-11'), hoursOn(space, '2026-03-12')]).toEqual([[], [{ open: '10:00', close: '24:00' }]])
  expect(open(space, '2026-03-10T12:00Z', '2026-03-10T15:00Z')).toBe(false)
  expect(open(space, '2026-03-10T17:00Z', '2026-03-10T20:00Z')).toBe(true)
  expect(open(space, '2026-03-12T22:00Z', '2026-03-13T00:00Z')).toBe(true)
})

test('hours: an event of several days starts and ends while the space is open, and no day between is closed', () => {
  const closed = [{ date: '2026-03-12', open: null, close: null }]
  expect(open(opening('UTC'), '2026-03-10T10:00Z', '2026-03-13T18:00Z')).toBe(true)
  expect(open(opening('UTC', daily('09:00', '21:00'), closed), '2026-03-10T10:00Z', '2026-03-13T18:00Z')).toBe(false)
  expect(open(opening('UTC'), '2026-03-10T21:00Z', '2026-03-11T18:00Z')).toBe(false)
  expect(open(opening('UTC'), '2026-03-10T10:00Z', '2026-03-11T22:00Z')).toBe(false)
})

test('slots: a day has every half hour of the opening hours, by the clock of the zone', () => {
  const slots = slotsOn(opening('Asia/Almaty', daily('09:00', '10:45')), '2026-07-01')
  expect(slots.map(({ start, end }) => `${start}–${end}`)).toEqual(['09:00–09:30', '09:30–10:00', '10:00–10:30'])
  expect(slots[0]?.startsAt.toISOString()).toBe('2026-07-01T04:00:00.000Z')
})

test('slots: a skipped hour has none, and a repeated hour belongs to one slot, so that no instant is left or offered twice', () => {
  const night = opening('Europe/Berlin', daily('00:00', '24:00'))
  const spring = slotsOn(night, '2026-03-29')
  expect(spring.some(({ start }) => start.startsWith('02'))).toBe(false)
  expect(spring.find(({ start }) => start === '01:30')).toMatchObject({
    end: '03:00',
    startsAt: new Date('2026-03-29T00:30Z'),
    endsAt: new Date('2026-03-29T01:00Z'),
  })
  const autumn = slotsOn(night, '2026-10-25')
  expect(autumn.find(({ start }) => start === '02:30')).toMatchObject({ endsAt: new Date('2026-10-25T02:00Z') })
  expect([spring.length, autumn.length]).toEqual([46, 48])
  expect(periodOf({ date: '2026-03-29', zone: 'Europe/Berlin', start: '02:15', end: '03:30' })).toBeNull()
  expect(periodOf({ date: '2026-10-25', zone: 'Europe/Berlin', start: '01:00', end: '04:00' })).toEqual({
    startsAt: new Date('2026-10-24T23:00Z'),
    endsAt: new Date('2026-10-25T03:00Z'),
  })
})

const zones = [
  'Europe/Moscow',
  'Asia/Almaty',
  'Europe/Berlin',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Pacific/Apia',
]
const clockChanges = ['2026-03-08', '2026-03-28', '2026-03-29', '2026-04-05', '2026-04-24', '2026-10-04', '2026-10-25', '2026-10-29', '2026-11-01']
const minute = fc.integer({ min: 0, max: 48 }).map((half) => half * 30)
const timeOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const hours = fc
  .tuple(minute, minute)
  .filter(([from, to]) => from < to && from < 1440)
  .map(([from, to]) => ({ open: timeOf(from), close: timeOf(to) }))
const day = fc.record({
  zone: fc.constantFrom(...zones),
  date: fc.constantFrom('2026-06-15', ...clockChanges),
  own: fc.array(hours, { minLength: 1, maxLength: 3 }),
})
const spaceOf = ({ zone, date, own }: { zone: string; date: string; own: { open: string; close: string }[] }) =>
  opening(
    zone,
    [],
    own.map((one) => ({ date, ...one })),
  )

/** Every minute of three days whose local time is within the hours: the slow, obvious way. */
const openMinutes = ({ zone, date, own }: { zone: string; date: string; own: { open: string; close: string }[] }): number[] => {
  const first = instantOf(`${addDays(date, -1)}T00:00`, zone).getTime()
  const minutes = Array.from({ length: 3 * 1440 }, (_, index) => first + index * 60_000)
  return minutes.filter((at) => {
    const local = localOf(new Date(at), zone)
    return local.startsWith(date) && own.some(({ open: from, close: to }) => from <= local.slice(11) && local.slice(11) < to)
  })
}

/** A time within a repeated hour. Opening hours that start or end in it have two readings; the slots follow the first. */
const isRepeated = (date: string, time: string, zone: string): boolean => {
  const at = instantOf(`${date}T${time === '24:00' ? '00:00' : time}`, zone)
  return [30, 60].some((later) => localOf(new Date(at.getTime() + later * 60_000), zone) === localOf(at, zone))
}

test('slots: in zones with and without summer time they cover whole half hours of the opening hours once (brute force)', () => {
  fc.assert(
    fc.property(day, (given) => {
      fc.pre(!given.own.some(({ open: from, close }) => [from, close].some((time) => isRepeated(given.date, time, given.zone))))
      const slots = slotsOn(spaceOf(given), given.date)
      const covered = slots.flatMap(({ startsAt, endsAt }) =>
        Array.from({ length: (endsAt.getTime() - startsAt.getTime()) / 60_000 }, (_, index) => startsAt.getTime() + index * 60_000),
      )
      expect(new Set(covered).size).toBe(covered.length)
      expect(covered.toSorted((one, other) => one - other)).toEqual(openMinutes(given))
      for (const slot of slots) expect(isOpenFor(spaceOf(given), slot)).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test('slots: a slot is available exactly if no minute of it is taken or past (brute force)', () => {
  const taken = fc.array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 300 })), { maxLength: 6 })
  fc.assert(
    fc.property(day, taken, taken, fc.boolean(), fc.integer({ min: -100, max: 1500 }), (given, one, other, isAnyEnough, passed) => {
      const midnight = instantOf(`${given.date}T00:00`, given.zone).getTime()
      const periods = (list: [number, number][]) =>
        list.map(([from, length]) => ({ startsAt: new Date(midnight + from * 60_000), endsAt: new Date(midnight + (from + length) * 60_000) }))
      const busy = new Map([
        [1, periods(one)],
        [2, periods(other)],
      ])
      const now = new Date(midnight + passed * 60_000)
      for (const slot of slotsOn(spaceOf(given), given.date)) {
        const minutes = Array.from(
          { length: (slot.endsAt.getTime() - slot.startsAt.getTime()) / 60_000 },
          (_, index) => slot.startsAt.getTime() + index * 60_000,
        )
        const isHallFree = (hall: number) =>
          minutes.every((at) => (busy.get(hall) ?? []).every(({ startsAt, endsAt }) => at < startsAt.getTime() || at >= endsAt.getTime()))
        expect(isFree(busy, 1, slot)).toBe(isHallFree(1))
        const expected = slot.startsAt >= now && (isAnyEnough ? isHallFree(1) || isHallFree(2) : isHallFree(1) && isHallFree(2))
        expect(isAvailable(slot, { hallIds: [1, 2], isAnyEnough, now, busy })).toBe(expected)
      }
    }),
    { numRuns: 100 },
  )
})
