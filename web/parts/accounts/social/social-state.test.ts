import { expect, test } from 'vitest'
import { readSocialState, type SocialState, writeSocialState } from './social-state.ts'

const state: SocialState = { network: 'vk', purpose: 'bind', returnUrl: '/settings?tab=account', locale: 'kz' }

test('social state: it is read from behind the dot of the OAuth state', () => {
  expect(readSocialState(`token.${writeSocialState(state)}`)).toEqual(state)
})

test('social state: a return URL that is too long is left out', () => {
  const written = writeSocialState({ ...state, returnUrl: `/events?query=${'a'.repeat(500)}` })
  expect(written.length).toBeLessThanOrEqual(400)
  expect(readSocialState(`token.${written}`)?.returnUrl).toBe('/')
})

test.each(['', 'token', 'token.', 'token.W10', 'token.bnVsbA', 'token.%%%'])('social state: %j is invalid', (state) => {
  expect(readSocialState(state)).toBeNull()
})
