import { expect, test } from 'vitest'
import type { Visitor } from '../../../../contract/control/control.ts'
import { offline } from '../../../kernel/browser-api.ts'
import { markedNow, outcomeOfScan, unmarkedNow } from './scan-outcome.ts'

const user = { id: 7, name: 'Анна Абаева', photo: null }
const entry = (id: number, markedAt: string | null): Visitor => ({
  ...{ id, spaceId: 1, userId: 7, user, type: 'event', eventId: id, reserveId: null, title: 'Вечер', startsAt: null, endsAt: null },
  ...{ date: '2026-03-10', marked: markedAt !== null, markedAt, markedBy: 3, status: null, closed: false, restricted: false, restrictedUntil: null },
})
const scan = { user, entries: [entry(1, '2026-03-10T09:00:00Z')], marked: true, restriction: null }
type Ban = { until: string | null; reason: string | null }
const kindOf = (reply: Partial<Omit<typeof scan, 'restriction'>> & { restriction?: Ban }) =>
  outcomeOfScan({ ok: true, reply: { ...scan, ...reply } }).kind
const refused = (more: object) => outcomeOfScan({ ok: false, problem: { ...offline, ...more } })

test('scan: each answer of the call has its own result; a ban stands before everything else', () => {
  expect(kindOf({})).toBe('marked')
  expect(kindOf({ marked: false })).toBe('early')
  expect(kindOf({ marked: false, entries: [] })).toBe('stranger')
  expect(kindOf({ marked: false, entries: [{ ...entry(1, null), status: 'delisted', closed: true }] })).toBe('stranger')
  expect(kindOf({ marked: false, entries: [], restriction: { until: null, reason: null } })).toBe('banned')
})

test('scan: a repeated code names the visitor and the time; an unknown one and a failure differ (V397, V398, V404)', () => {
  const visitor = { userId: 7, name: user.name, photo: null, markedAt: '2026-03-10T07:42:00Z' }
  expect(refused({ status: 409, reason: 'alreadyMarked', visitor })).toEqual({ kind: 'already', user, at: visitor.markedAt })
  expect(refused({ status: 422, reason: 'codeUnknown' })).toEqual({ kind: 'unknown' })
  expect(refused({ status: 401, reason: 'unauthenticated', message: 'Войдите' })).toEqual({ kind: 'signedOut' })
  expect(refused({ status: 500, reason: 'internal', message: 'Сбой' })).toEqual({ kind: 'failed', message: 'Сбой' })
})

test('scan: the undo takes back the marks of this scan only', () => {
  const entries = [entry(1, '2026-03-10T07:00:00Z'), entry(2, '2026-03-10T09:00:00Z'), entry(3, '2026-03-10T09:00:00Z'), entry(4, null)]
  expect(markedNow(entries).map(({ id }) => id)).toEqual([2, 3])
  expect(markedNow([])).toEqual([])
  expect(unmarkedNow(entries).map(({ id, marked, markedAt }) => [id, marked, markedAt !== null])).toEqual([
    [1, true, true],
    [2, false, false],
    [3, false, false],
    [4, false, false],
  ])
})
