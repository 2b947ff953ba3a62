import { expect, test } from 'vitest'
import { merged } from './merged.ts'

test('contract: throws when two parts declare the same key', () => {
  expect(merged([{ first: 1 }, { second: 2 }])).toEqual({ first: 1, second: 2 })
  expect(() => merged([{ first: 1, second: 2 }, { second: 3 }])).toThrow('two parts declare second')
})
