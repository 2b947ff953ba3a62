import { expect, test } from 'vitest'
import { nextAfter } from './retry.ts'

const begun = new Date('2026-03-10T09:00:00Z')
const after = (ms: number) => new Date(begun.getTime() + ms)
const row = { attempts: 1, repeats: 0, first_attempt_at: begun }
const hourMs = 3_600_000

test('outbox: a permanent refusal fails at once', () => {
  expect(nextAfter('permanent', row, begun)).toEqual({ state: 'failed' })
})

test('outbox: temporary failures are retried with growing pauses of at most 30 minutes', () => {
  const pauses = [1, 2, 3, 10, 1000].map((attempts) => {
    const next = nextAfter('temporary', { ...row, attempts }, begun)
    return next.state === 'queued' ? next.notBefore.getTime() - begun.getTime() : null
  })
  expect(pauses).toEqual([30_000, 60_000, 120_000, 1_800_000, 1_800_000])
})

test('outbox: temporary failures end after 48 hours', () => {
  expect(nextAfter('temporary', { ...row, attempts: 90 }, after(47.9 * hourMs)).state).toBe('queued')
  expect(nextAfter('temporary', { ...row, attempts: 90 }, after(48 * hourMs)).state).toBe('failed')
})

test('outbox: a message that may have arrived is repeated once', () => {
  expect(nextAfter('uncertain', row, begun)).toMatchObject({ state: 'queued', repeats: 1 })
  expect(nextAfter('uncertain', { ...row, repeats: 1 }, begun)).toEqual({ state: 'failed' })
})
