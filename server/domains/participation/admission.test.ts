import { expect, test } from 'vitest'
import { type AdmissionRequest, admit, type SeatState } from './admission.ts'

const seats = (event_id: number, more: object = {}) => ({
  event_id,
  seat_limit: null,
  online_limit: null,
  offline_limit: null,
  online_taken: 0,
  offline_taken: 0,
  ...more,
})
const ask = (userId: number, more: Partial<AdmissionRequest> = {}): AdmissionRequest => ({
  eventId: 1,
  userId,
  format: 'offline',
  isRestricted: false,
  ...more,
})
const seatState = (more: Partial<SeatState> = {}): SeatState => ({ seats: [seats(1)], waiting: [], listed: [], ...more })
const told = (asked: AdmissionRequest[], given: SeatState) =>
  admit(asked, given).map((one) => ('refusal' in one ? one.refusal : one.waitsForSeat ? `waits ${one.queuePosition}` : one.state))

test('without a limit everybody is let in (V149)', () => {
  expect(told([ask(1), ask(2), ask(3)], seatState())).toEqual(['approved', 'approved', 'approved'])
})

test('seats go in order of arrival, then people wait in order of arrival', () => {
  expect(told([ask(1), ask(2), ask(3), ask(4)], seatState({ seats: [seats(1, { seat_limit: 3, offline_taken: 1 })] }))).toEqual([
    'approved',
    'approved',
    'waits 1',
    'waits 2',
  ])
})

test('a free seat is for those who wait already: a newcomer joins them', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 5 })], waiting: [{ event_id: 1, format: 'offline', count: 2 }] })
  expect(told([ask(1), ask(2, { format: 'online' })], given)).toEqual(['waits 3', 'approved'])
})

test('seats of a kind run out by themselves, and all of them together', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 3, online_limit: 1 })] })
  const online = { format: 'online' as const }
  expect(told([ask(1, online), ask(2, online), ask(3), ask(4), ask(5)], given)).toEqual(['approved', 'waits 1', 'approved', 'approved', 'waits 2'])
})

test('who asks for approval takes no seat and stands in no line (V150)', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 1, offline_taken: 1 })] })
  expect(admit([ask(1, { isRestricted: true })], given)).toEqual([{ state: 'wait', waitsForSeat: false, queuePosition: null }])
})

test('who is on the list, was declined, or asks twice at once is refused and takes no seat (V155, V161)', () => {
  const listed = [
    { event_id: 1, user_id: 1, state: 'approved' },
    { event_id: 1, user_id: 2, state: 'declined' },
  ]
  const given = seatState({ seats: [seats(1, { seat_limit: 2 }), seats(2)], listed })
  expect(told([ask(1), ask(2), ask(3), ask(3), ask(4), ask(1, { eventId: 2 })], given)).toEqual([
    'alreadyRequested',
    'declinedBefore',
    'approved',
    'alreadyRequested',
    'approved',
    'approved',
  ])
})

test('admission: reject a request for an event without seats, whatever its lists hold', () => {
  const lists = { waiting: [{ event_id: 7, format: 'online' as const, count: 1 }], listed: [{ event_id: 7, user_id: 1, state: 'wait' }] }
  expect(told([ask(1, { eventId: 7 })], seatState(lists))).toEqual(['notFound'])
})

test('admission: count online and on-site seats apart, and let the next user wait', () => {
  const given = seatState({ seats: [seats(1, { online_limit: 1, offline_limit: 1 })] })
  const online = { format: 'online' as const }
  const [onSite, atHome, ...others] = admit([ask(1), ask(2, online), ask(3), ask(4, online)], given)
  expect([onSite, atHome]).toEqual(Array(2).fill({ state: 'approved', waitsForSeat: false, queuePosition: null }))
  expect(others).toEqual([1, 2].map((queuePosition) => ({ state: 'wait', waitsForSeat: true, queuePosition })))
})

test('what it was given stays as it was', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 2 })] })
  const before = structuredClone(given)
  admit([ask(1), ask(2), ask(3)], given)
  expect(given).toEqual(before)
})
