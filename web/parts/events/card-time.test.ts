import { expect, test } from 'vitest'
import { calendarTimeOf, cardTimeOf } from './card-time.ts'

const meeting = { dateStart: '2026-03-15T06:30:00+10:00', timezoneName: 'Asia/Vladivostok', isStream: false }
const stream = { ...meeting, isStream: true }
const inMoscow = '2026-03-14T23:30:00+03:00'

test('event card: a stream starts in the zone of the viewer, without a mark', () => {
  expect(cardTimeOf(stream, inMoscow)).toEqual({ at: inMoscow, zone: null })
})

test('event card: a meeting starts in its own zone, with a mark only for viewers of another zone', () => {
  expect(cardTimeOf(meeting, inMoscow)).toEqual({ at: meeting.dateStart, zone: 'GMT+10' })
  expect(cardTimeOf(meeting, meeting.dateStart)).toEqual({ at: meeting.dateStart, zone: null })
})

test('event card: without the zone of the viewer every time has its mark', () => {
  for (const event of [meeting, stream]) expect(cardTimeOf(event, null)).toEqual({ at: event.dateStart, zone: 'GMT+10' })
})

test('event calendar: every event stands at the time of the viewer; a meeting elsewhere keeps its local time beside', () => {
  expect(calendarTimeOf(meeting, inMoscow)).toEqual({ at: inMoscow, zone: null, local: { at: meeting.dateStart, zone: 'GMT+10' } })
  expect(calendarTimeOf(stream, inMoscow)).toEqual({ at: inMoscow, zone: null, local: null })
  expect(calendarTimeOf(meeting, meeting.dateStart)).toEqual({ at: meeting.dateStart, zone: null, local: null })
  expect(calendarTimeOf(meeting, null)).toEqual({ at: meeting.dateStart, zone: 'GMT+10', local: null })
})
