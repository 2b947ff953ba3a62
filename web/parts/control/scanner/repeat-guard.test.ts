import { expect, test } from 'vitest'
import { repeatGuard } from './repeat-guard.ts'

test('camera: a code held before it counts once, and again after it was out of sight', () => {
  const isNew = repeatGuard()
  expect([0, 100, 3_000, 6_000, 9_900].map((atMs) => isNew('a', atMs))).toEqual([true, false, false, false, false])
  expect(isNew('b', 9_950)).toBe(true)
  expect(isNew('a', 13_950)).toBe(true)
})
