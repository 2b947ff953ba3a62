import { expect, test } from 'vitest'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { pendingObligation } from './pending-obligation.ts'

const adult: SessionUser = {
  id: 1,
  name: 'Анна Климова',
  photo: null,
  token: '',
  isExpert: false,
  roleState: 'registered',
  roles: ['registered'],
  link: '/users/1',
  status: 10,
  child: false,
  agreement: true,
  personal_data_agreement: true,
  locale: 'ru',
  theme: 'system',
  emailConfirmed: true,
  secondStep: null,
  parentalConsent: null,
}
const consentOf = (status: 'absent' | 'wait' | 'approved' | 'declined') => ({ status, deadline: '2026-12-01T00:00:00.000Z' })
const child: SessionUser = { ...adult, status: 8, child: true, agreement: false, parentalConsent: consentOf('absent') }

test('an adult without one of the agreements must give it (V186)', () => {
  expect(pendingObligation(adult, '/')).toBeNull()
  expect(pendingObligation({ ...adult, agreement: false }, '/')).toBe('agreements')
  expect(pendingObligation({ ...adult, personal_data_agreement: false }, '/')).toBe('agreements')
})

test('a minor has no pending agreements (V187)', () => {
  expect(pendingObligation({ ...child, parentalConsent: consentOf('approved') }, '/')).toBeNull()
})

test('a parental consent is pending until its files are uploaded, and again after it is declined (V191)', () => {
  const pendingWith = (status: Parameters<typeof consentOf>[0]) => pendingObligation({ ...child, parentalConsent: consentOf(status) }, '/events')
  expect([pendingWith('absent'), pendingWith('wait'), pendingWith('declined')]).toEqual(['parentalConsent', null, 'parentalConsent'])
  expect(pendingObligation(child, '/parental-consent')).toBeNull()
})

test('an unfinished account must be finished on every page except the registration', () => {
  const unfinished = { ...adult, status: 15, agreement: false }
  expect([pendingObligation(unfinished, '/'), pendingObligation(unfinished, '/registration')]).toEqual(['unfinished', null])
})

test('the second step precedes every other obligation', () => {
  expect(pendingObligation({ ...adult, status: 15, secondStep: 'code' }, '/registration')).toBe('secondStep')
})
