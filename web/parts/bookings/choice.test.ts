import { expect, test } from 'vitest'
import { endsAfter, type HallDay, pressed, timesOf, validChoice } from './choice.ts'

const slot = (start: string, end: string, available = true) => ({ start, end, available })
const slots = [slot('09:00', '09:30'), slot('09:30', '10:00'), slot('10:00', '10:30', false), slot('10:30', '11:00'), slot('11:00', '11:30')]
const hall: HallDay = { id: 1, name: 'Атриум', capacity: 40, equipment: [], slots }
const [first, second, , fourth, fifth] = slots as [(typeof slots)[0], (typeof slots)[0], unknown, (typeof slots)[0], (typeof slots)[0]]

test('booking: the second press ends the time, the first begins it', () => {
  const begun = pressed(hall, first, null)
  expect(begun).toEqual({ hallId: 1, start: '09:00', end: '09:30' })
  expect(pressed(hall, second, begun)).toEqual({ hallId: 1, start: '09:00', end: '10:00' })
})

test('booking: a press behind a taken slot, before the start or in another hall begins a new time', () => {
  const begun = pressed(hall, fourth, null)
  expect(pressed(hall, fifth, pressed(hall, first, null))).toEqual({ hallId: 1, start: '11:00', end: '11:30' })
  expect(pressed(hall, first, begun)).toEqual({ hallId: 1, start: '09:00', end: '09:30' })
  expect(pressed({ ...hall, id: 2 }, fifth, begun)).toEqual({ hallId: 2, start: '11:00', end: '11:30' })
})

test('booking: a choice that is taken by now is dropped', () => {
  expect(validChoice([hall], { hallId: 1, start: '09:00', end: '10:00' })).not.toBeNull()
  expect(validChoice([hall], { hallId: 1, start: '09:30', end: '10:30' })).toBeNull()
  expect(validChoice([hall], { hallId: 7, start: '09:00', end: '10:00' })).toBeNull()
})

test('booking: a time may end at any slot before the next taken one', () => {
  expect(endsAfter(slots, '09:00')).toEqual(['09:30', '10:00'])
  expect(endsAfter(slots, '10:30')).toEqual(['11:00', '11:30'])
  expect(endsAfter(slots, '10:00')).toEqual([])
})

test('booking: the offered times begin with the first free slot of any hall, and end with the last one', () => {
  const later = { slots: [slot('09:00', '09:30', false), slot('09:30', '10:00', false), slot('10:00', '10:30')] }
  expect(timesOf([{ slots: slots.map((one) => ({ ...one, available: one.start >= '10:30' })) }, later])).toEqual({
    starts: ['10:00', '10:30', '11:00'],
    ends: ['10:30', '11:00', '11:30'],
  })
  expect(timesOf([{ slots: [slot('09:00', '09:30', false)] }])).toEqual({ starts: [], ends: [] })
})
