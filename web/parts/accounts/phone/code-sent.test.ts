import { expect, test } from 'vitest'
import { channelsOf, isSamePhone, sayCodeFault, sayPhoneFault, secondsUntil, sentOf } from './code-sent.ts'

const now = new Date('2026-03-10T09:00:00.000Z')

test('phone code: channels with a balance of zero are not offered', () => {
  expect(channelsOf({ smsBalance: 5, fcallBalance: 5 })).toEqual(['sms', 'fcall'])
  expect(channelsOf({ smsBalance: 0, fcallBalance: 5 })).toEqual(['fcall'])
  expect(channelsOf({ smsBalance: 5, fcallBalance: 0 })).toEqual(['sms'])
  expect(channelsOf({ smsBalance: 0, fcallBalance: 0 })).toEqual([])
})

test('phone code: error.phone is preferred to error.message', () => {
  expect(sayPhoneFault({ error: { phone: 'phone', message: 'message' } })).toBe('phone')
  expect(sayPhoneFault({ error: { message: 'message' } })).toBe('message')
  expect(sayPhoneFault({ error: {} })).toBeNull()
})

test('phone code: the first message of errors.code is shown', () => {
  const fault = { status: 422, reason: 'wrongCode', message: 'message', error: {} }
  expect(sayCodeFault({ ...fault, errors: { code: ['first', 'second'] } })).toBe('first')
  expect(sayCodeFault({ ...fault, errors: {} })).toBeNull()
  expect(sayCodeFault({ ...fault, status: 429, errors: {} })).toBe('message')
})

test('phone code: the wait is counted by the server clock', () => {
  expect(secondsUntil('2026-03-10T09:00:59.500Z', now)).toBe(60)
  expect(secondsUntil('2026-03-10T08:59:00.000Z', now)).toBe(0)
  expect(secondsUntil('soon', now)).toBe(0)
  expect(secondsUntil('2036-03-10T09:00:00.000Z', now)).toBe(60)
})

test('phone code: a form carries the sent code from step to step', () => {
  const form = new FormData()
  expect(sentOf(form, now)).toBeNull()
  const fields = {
    sentPhone: '+7 (916) 123-45-67',
    sentToken: 'abc',
    sentChannel: 'fcall',
    sentResendAt: '2026-03-10T09:00:30.000Z',
    sentHasAccount: 'yes',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(sentOf(form, now)).toEqual({
    phone: '+7 (916) 123-45-67',
    token: 'abc',
    channel: 'fcall',
    resendAt: '2026-03-10T09:00:30.000Z',
    waitSeconds: 30,
    hasAccount: true,
    proof: null,
  })
  form.delete('sentHasAccount')
  form.set('sentProof', 'xyz')
  expect(sentOf(form, now)).toMatchObject({ hasAccount: null, proof: 'xyz' })
})

test('phone code: two spellings of a phone are the same phone', () => {
  expect(isSamePhone('8 916 123-45-67', '+79161234567')).toBe(true)
  expect(isSamePhone('8 916 123-45-67', '+79161234568')).toBe(false)
})
