import { expect, test } from 'vitest'
import type { CaptchaFault } from './form-captcha.ts'
import { wrongDigits } from './form-captcha.ts'
import { isAnswered, isWaiting, type Press } from './queued-press.ts'

const refused = (reason: string, errors: CaptchaFault['errors'], status = 422): CaptchaFault => ({ status, reason, message: '', error: {}, errors })
const missing = refused('captcha', { captcha: ['Проверка'] })
const sent: Press = { kind: 'sent', submitter: null, faultBefore: null }
const captcha = { kind: 'checking' } as const

test('captcha: a press refused for a missing captcha is sent again', () => {
  expect(isWaiting({ press: sent, fault: missing, captcha })).toBe(true)
  expect(isAnswered({ press: sent, fault: missing, captcha })).toBe(true)
})

test('captcha: a refused press is sent again only once', () => {
  const now = { press: { ...sent, kind: 'repeated' } as const, fault: missing, captcha }
  expect([isWaiting(now), isAnswered(now)]).toEqual([false, false])
})

test('captcha: a press refused for any other reason is not sent again', () => {
  const others = [
    refused('wrongCredentials', {}, 401),
    refused('invalidInput', { code: ['Неверный код'] }),
    refused('invalidInput', { captcha: ['Проверка'], phone: ['Номер'] }),
    refused(wrongDigits, { captcha: ['Цифры'] }),
  ]
  for (const fault of others) expect([fault.reason, isWaiting({ press: sent, fault, captcha })]).toEqual([fault.reason, false])
  expect(isWaiting({ press: null, fault: missing, captcha })).toBe(false)
  expect(isWaiting({ press: sent, fault: missing, captcha: { kind: 'none' } })).toBe(false)
})

test('captcha: the next press hides the refusal', () => {
  const next: Press = { ...sent, faultBefore: missing }
  expect(isAnswered({ press: next, fault: missing, captcha: { kind: 'passed', captcha: 'one' } })).toBe(true)
  expect(isWaiting({ press: next, fault: missing, captcha: { kind: 'passed', captcha: 'one' } })).toBe(false)
})
