import { expect, test } from 'vitest'
import { freeSpans, hallState } from './hall-times.ts'

const slot = (start: string, end: string, available = true) => ({ start, end, available })
const day = [slot('09:00', '09:30'), slot('09:30', '10:00', false), slot('10:00', '10:30'), slot('10:30', '11:00'), slot('12:00', '12:30')]
const taken = day.map((one) => ({ ...one, available: false }))
const open = day.map((one) => ({ ...one, available: true }))

test('wizard: halls are free, taken at that time, or taken all day (V106)', () => {
  expect(hallState({ any: open, own: day }, { start: '10:00', end: '11:00' })).toBe('free')
  expect(hallState({ any: open, own: day }, { start: '09:15', end: '09:45' })).toBe('slotTaken')
  expect(hallState({ any: open, own: taken }, { start: '10:00', end: '11:00' })).toBe('slotTaken')
  expect(hallState({ any: taken, own: taken }, { start: '10:00', end: '11:00' })).toBe('noHallsForDate')
})

test('wizard: a space is closed before, after and between its hours, and on a day without hours (V107)', () => {
  const times = [
    ['08:00', '09:30'],
    ['12:00', '13:00'],
    ['10:30', '12:30'],
    ['11:00', '12:00'],
  ]
  for (const [start = '', end = ''] of times) expect(hallState({ any: open, own: open }, { start, end })).toBe('spaceClosed')
  expect(hallState({ any: [], own: [] }, { start: '10:00', end: '11:00' })).toBe('spaceClosed')
})

test('wizard: an event of several days needs its halls until the end of the first day', () => {
  expect(hallState({ any: open, own: open }, { start: '12:00', end: null })).toBe('free')
  expect(hallState({ any: open, own: day }, { start: '12:00', end: null })).toBe('free')
  expect(hallState({ any: open, own: taken }, { start: '12:00', end: null })).toBe('slotTaken')
  expect(hallState({ any: open, own: open }, { start: '12:30', end: null })).toBe('spaceClosed')
})

test('wizard: neighbouring free slots are one span', () => {
  expect(freeSpans(day)).toEqual([
    { start: '09:00', end: '09:30' },
    { start: '10:00', end: '11:00' },
    { start: '12:00', end: '12:30' },
  ])
  expect(freeSpans([])).toEqual([])
})
