import { expect, test } from 'vitest'
import { carriedOutAt, overdueSince } from './rules.ts'

test('leaving: a confirmed request is carried out after seven days', () => {
  const confirmed = new Date('2026-03-10T09:00:00Z')
  expect(carriedOutAt(confirmed).toISOString()).toBe('2026-03-17T09:00:00.000Z')
  expect(overdueSince(carriedOutAt(confirmed))).toEqual(confirmed)
})
