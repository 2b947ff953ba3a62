import { expect, test } from 'vitest'
import { brokenRules, passwordFault, remainingFault } from './password-rules.ts'

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

test('an empty password satisfies no rule', () => {
  expect(brokenRules('')).toEqual(['length', 'letter', 'digit'])
})

test('a reported fault disappears once the text satisfies its rule', () => {
  expect(remainingFault('short', 'abc1')).toBe('short')
  expect(remainingFault('short', 'abc123')).toBeNull()
  expect(remainingFault('short', 'abcdef')).toBeNull()
  expect(remainingFault('digit', 'abcdef')).toBe('digit')
  expect(remainingFault(null, 'abc1')).toBeNull()
})

test('a reported fault stays at an empty field, because without scripts the field is empty', () => {
  expect(remainingFault('letter', '')).toBe('letter')
})
