import { expect, test } from 'vitest'
import { signInRefusal } from './sign-in-answer.ts'

test.each([
  ['422 asks for the captcha (V480)', { status: 422, reason: 'captcha' }, 'captcha'],
  ['401 of a minor leads to the blocked dialog (V481)', { status: 401, reason: 'minor' }, 'minor'],
  ['401 of a blocked account says so (V482)', { status: 401, reason: 'blocked' }, 'blocked'],
  ['another 401 is wrong credentials (V483)', { status: 401, reason: '' }, 'wrongCredentials'],
  ['all else is a generic failure (V484)', { status: 500, reason: 'internal' }, 'failed'],
  ['a lock says how long to wait', { status: 429, reason: 'tooManyRequests' }, 'locked'],
])('%s', (_name, problem, told) => {
  expect(signInRefusal(problem)).toBe(told)
})
