import { expect, test } from 'vitest'
import { hasRank, highestRole } from './actor.ts'

test('a rank check passes when the required rank is at most the highest rank of the user (V266)', () => {
  expect(hasRank(['registered', 'crm_tk_staff'], 'registered')).toBe(true)
  expect(hasRank(['registered', 'admin'], 'control')).toBe(false)
  expect(hasRank([], 'registered')).toBe(false)
})

test('the shown role is the highest role of the user', () => {
  expect(highestRole(['registered', 'control', 'crm_tk_staff'])).toBe('control')
  expect(highestRole([])).toBe('registered')
})
