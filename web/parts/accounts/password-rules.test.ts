import { expect, test } from 'vitest'
import { brokenRules, passwordFault } from './password-rules.ts'

test('a password has 6 to 128 characters (V231)', () => {
  expect(passwordFault('abc12')).toBe('short')
  expect(passwordFault('abc123')).toBeNull()
  expect(passwordFault(`a${'1'.repeat(127)}`)).toBeNull()
  expect(passwordFault(`a${'1'.repeat(128)}`)).toBe('long')
})

test('a password has a letter of any alphabet and a digit (V232)', () => {
  expect(passwordFault('123456')).toBe('letter')
  expect(passwordFault('abcdef')).toBe('digit')
  expect(passwordFault('абв123')).toBeNull()
})

test('an empty password keeps no rule yet', () => {
  expect(brokenRules('')).toEqual(['length', 'letter', 'digit'])
})
