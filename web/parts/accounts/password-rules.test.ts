import { expect, test } from 'vitest'
import { brokenRules, passwordFault, standingFault } from './password-rules.ts'

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

test('a reported fault goes once the text keeps its rule, so that no red line stands over a green check', () => {
  expect(standingFault('short', 'abc1')).toBe('short')
  expect(standingFault('short', 'abc123')).toBeNull()
  expect(standingFault('short', 'abcdef')).toBeNull()
  expect(standingFault('digit', 'abcdef')).toBe('digit')
  expect(standingFault(null, 'abc1')).toBeNull()
})

test('a reported fault stays over an empty field, as after a form sent without scripts', () => {
  expect(standingFault('letter', '')).toBe('letter')
})
