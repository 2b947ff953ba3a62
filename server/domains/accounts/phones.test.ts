import { expect, test } from 'vitest'
import { normalPhone } from './phones.ts'

test.each([
  ['+7 (916) 123-45-67', '+79161234567'],
  ['8 916 123 45 67', '+79161234567'],
  ['79161234567', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['+7 701 123 45 67', '+77011234567'],
  ['+375 29 123-45-67', '+375291234567'],
  ['+12345678', '+12345678'],
  ['+123456789012345', '+123456789012345'],
])('%s is stored as %s (A105, V238)', (typed, stored) => {
  expect(normalPhone(typed)).toBe(stored)
})

test.each([
  ['7 digits of another country', '+1234567'],
  ['16 digits', '+1234567890123456'],
  ['+7 with 10 digits', '+7916123456'],
  ['+7 with 12 digits', '+791612345678'],
  ['an extension', '+7 916 123-45-67 ext 5'],
  ['letters', '+7 916 ABC-45-67'],
  ['words around it', 'call +79161234567'],
  ['nothing', ''],
])('refuses %s as a phone (V238)', (_, typed) => {
  expect(normalPhone(typed)).toBeNull()
})
