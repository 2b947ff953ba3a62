import { expect, test } from 'vitest'
import { type Errand, readErrand, writeErrand } from './social-state.ts'

const errand: Errand = { network: 'vk', purpose: 'bind', returnUrl: '/settings?tab=account', locale: 'kz' }

test('an errand comes back behind the dot of the state', () => {
  expect(readErrand(`token.${writeErrand(errand)}`)).toEqual(errand)
})

test('a way back that is too long is left out', () => {
  const written = writeErrand({ ...errand, returnUrl: `/events?query=${'a'.repeat(500)}` })
  expect(written.length).toBeLessThanOrEqual(400)
  expect(readErrand(`token.${written}`)?.returnUrl).toBe('/')
})

test.each(['', 'token', 'token.', 'token.W10', 'token.bnVsbA', 'token.%%%'])('%j is no errand of ours', (state) => {
  expect(readErrand(state)).toBeNull()
})
