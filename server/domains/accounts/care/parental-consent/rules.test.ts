import { expect, test } from 'vitest'
import { dueAt, validUntil, windowEnd } from './rules.ts'

const now = new Date('2024-02-29T09:00:00Z')

test('parental consent: due 30 days from now, or at the moment set before (V192)', () => {
  expect(windowEnd(now).toISOString()).toBe('2024-03-30T09:00:00.000Z')
  expect(dueAt(null, now)).toEqual(windowEnd(now))
  const due = new Date('2024-03-01T00:00:00Z')
  expect(dueAt(due, now)).toBe(due)
})

test('parental consent: valid for ten years', () => {
  expect(validUntil(now).getUTCFullYear()).toBe(2034)
})
