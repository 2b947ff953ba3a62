import { expect, test } from 'vitest'
import { type AdmissionRequest, admit, type SeatState } from './admission.ts'

const seats = (event_id: number, more: object = {}) => ({
  event_id,
  seat_limit: null,
  online_limit: null,
  offline_limit: null,
  online_taken: 0,
  offline_taken: 0,
  status: 'published' as const,
  moderation: 'approved' as const,
  ...more,
})
const request = (userId: number, more: Partial<AdmissionRequest> = {}): AdmissionRequest => ({
  eventId: 1,
  userId,
  format: 'offline',
  isRestricted: false,
  ...more,
})
const seatState = (more: Partial<SeatState> = {}): SeatState => ({ seats: [seats(1)], waiting: [], listed: [], ...more })
const outcomesOf = (requests: AdmissionRequest[], given: SeatState) =>
  admit(requests, given).map((admission) =>
    'refusal' in admission ? admission.refusal : admission.waitsForSeat ? `waits ${admission.queuePosition}` : admission.state,
  )

test('admission: approve every request for an event without a limit (V149)', () => {
  expect(outcomesOf([request(1), request(2), request(3)], seatState())).toEqual(['approved', 'approved', 'approved'])
})

test('admission: approve and queue requests in order of arrival', () => {
  expect(outcomesOf([request(1), request(2), request(3), request(4)], seatState({ seats: [seats(1, { seat_limit: 3, offline_taken: 1 })] }))).toEqual(
    ['approved', 'approved', 'waits 1', 'waits 2'],
  )
})

test('admission: queue a new request behind users already waiting, even with a free seat', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 5 })], waiting: [{ event_id: 1, format: 'offline', count: 2 }] })
  expect(outcomesOf([request(1), request(2, { format: 'online' })], given)).toEqual(['waits 3', 'approved'])
})

test('admission: apply the limit of each format and the total limit', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 3, online_limit: 1 })] })
  const online = { format: 'online' as const }
  expect(outcomesOf([request(1, online), request(2, online), request(3), request(4), request(5)], given)).toEqual([
    'approved',
    'waits 1',
    'approved',
    'approved',
    'waits 2',
  ])
})

test('admission: an application takes no seat and no place in the waiting list (V150)', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 1, offline_taken: 1 })] })
  expect(admit([request(1, { isRestricted: true })], given)).toEqual([{ state: 'wait', waitsForSeat: false, queuePosition: null }])
})

test('admission: reject listed users, declined users and repeated requests of a batch, without taking seats (V155, V161)', () => {
  const listed = [
    { event_id: 1, user_id: 1, state: 'approved' },
    { event_id: 1, user_id: 2, state: 'declined' },
  ]
  const given = seatState({ seats: [seats(1, { seat_limit: 2 }), seats(2)], listed })
  expect(outcomesOf([request(1), request(2), request(3), request(3), request(4), request(1, { eventId: 2 })], given)).toEqual([
    'alreadyRequested',
    'declinedBefore',
    'approved',
    'alreadyRequested',
    'approved',
    'approved',
  ])
})

test('admission: reject a request for an event without a seat row as notFound', () => {
  const lists = { waiting: [{ event_id: 7, format: 'online' as const, count: 1 }], listed: [{ event_id: 7, user_id: 1, state: 'wait' }] }
  expect(outcomesOf([request(1, { eventId: 7 })], seatState(lists))).toEqual(['notFound'])
})

test('admission: reject requests for an event that was cancelled or lost its approval, before all other reasons', () => {
  const listed = [{ event_id: 1, user_id: 1, state: 'declined' }]
  for (const change of [{ status: 'canceled' }, { status: 'draft' }, { moderation: 'declined' }])
    expect(outcomesOf([request(1), request(2)], seatState({ seats: [seats(1, change)], listed }))).toEqual([
      'registrationClosed',
      'registrationClosed',
    ])
})

test('admission: count online and on-site seats separately, and queue the next user of each format', () => {
  const given = seatState({ seats: [seats(1, { online_limit: 1, offline_limit: 1 })] })
  const online = { format: 'online' as const }
  const [onSite, remote, ...others] = admit([request(1), request(2, online), request(3), request(4, online)], given)
  expect([onSite, remote]).toEqual(Array(2).fill({ state: 'approved', waitsForSeat: false, queuePosition: null }))
  expect(others).toEqual([1, 2].map((queuePosition) => ({ state: 'wait', waitsForSeat: true, queuePosition })))
})

test('admission: leave its input unchanged', () => {
  const given = seatState({ seats: [seats(1, { seat_limit: 2 })] })
  const before = structuredClone(given)
  admit([request(1), request(2), request(3)], given)
  expect(given).toEqual(before)
})
