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

test('an adult who lacks an agreement owes it (V186)', () => {
  expect(pendingObligation(adult, '/')).toBeNull()
  expect(pendingObligation({ ...adult, agreement: false }, '/')).toBe('agreements')
  expect(pendingObligation({ ...adult, personal_data_agreement: false }, '/')).toBe('agreements')
})

test('a child is never asked for agreements (V187)', () => {
  expect(pendingObligation({ ...child, parentalConsent: consentOf('approved') }, '/')).toBeNull()
})

test('a child owes the consent of a parent until its files are there, and anew when it was declined (V191)', () => {
  const owedWith = (status: Parameters<typeof consentOf>[0]) => pendingObligation({ ...child, parentalConsent: consentOf(status) }, '/events')
  expect([owedWith('absent'), owedWith('wait'), owedWith('declined')]).toEqual(['parentalConsent', null, 'parentalConsent'])
  expect(pendingObligation(child, '/parental-consent')).toBeNull()
})

test('obligations: require an unfinished account to be finished, everywhere but at the registration', () => {
  const unfinished = { ...adult, status: 15, agreement: false }
  expect([pendingObligation(unfinished, '/'), pendingObligation(unfinished, '/registration')]).toEqual(['unfinished', null])
})

test('the second step comes before everything else', () => {
  expect(pendingObligation({ ...adult, status: 15, secondStep: 'code' }, '/registration')).toBe('secondStep')
})
