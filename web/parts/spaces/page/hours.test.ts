import { expect, test } from 'vitest'
import { openStateOf, spansOf, weekOf } from './hours.ts'

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, open: '09:00', close: '21:00' }))
const lunch = [
  { day: 6, open: '10:00', close: '13:00' },
  { day: 6, open: '14:00', close: '18:00' },
]
const hours = {
  schedule: [...weekdays, ...lunch],
  specialDays: [
    { date: '2026-03-09', open: null, close: null },
    { date: '2026-03-15', open: '12:00', close: '15:00' },
  ],
}

test('hours: a special day replaces the hours of its weekday, open or closed', () => {
  expect(spansOf('2026-03-10', hours)).toEqual([{ open: '09:00', close: '21:00' }])
  expect(spansOf('2026-03-09', hours)).toEqual([])
  expect(spansOf('2026-03-15', hours)).toEqual([{ open: '12:00', close: '15:00' }])
})

test('hours: the state follows breaks, and the end is closed', () => {
  expect(openStateOf('2026-03-14', '12:59', hours)).toEqual({ kind: 'open', until: '13:00' })
  expect(openStateOf('2026-03-14', '13:00', hours)).toEqual({ kind: 'opensToday', at: '14:00' })
  expect(openStateOf('2026-03-14', '18:00', hours)).toEqual({ kind: 'closed' })
  expect(openStateOf('2026-03-14', '12:00', { schedule: [], specialDays: [] })).toEqual({ kind: 'unknown' })
})

test('hours: equal days in a row share a line', () => {
  expect(weekOf(hours.schedule).map(({ from, to }) => [from, to])).toEqual([
    [1, 5],
    [6, 6],
    [7, 7],
  ])
})

test('hours: entries of a day are sorted, and adjoining ones are one time', () => {
  const split = [
    { day: 2, open: '12:00', close: '18:00' },
    { day: 2, open: '09:00', close: '12:00' },
  ]
  expect(openStateOf('2026-03-10', '10:00', { schedule: split, specialDays: [] })).toEqual({ kind: 'open', until: '18:00' })
  expect(weekOf(split)[1]).toEqual({ from: 2, to: 2, spans: [{ open: '09:00', close: '18:00' }] })
})
