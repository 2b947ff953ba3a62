import { expect, test } from 'vitest'
import { signInRefusal } from './sign-in-answer.ts'

test.each([
  ['422 to the captcha', { status: 422, reason: 'captcha' }, 'captcha'],
  ['422 of empty fields to their own messages', { status: 422, reason: 'invalidInput' }, 'fields'],
  ['401 of a minor to the blocked dialog', { status: 401, reason: 'minor' }, 'minor'],
  ['401 of a blocked account to the blocked error', { status: 401, reason: 'blocked' }, 'blocked'],
  ['another 401 to wrong credentials', { status: 401, reason: '' }, 'wrongCredentials'],
  ['any other failure to the generic error', { status: 500, reason: 'internal' }, 'failed'],
  ['429 to the message of the lock', { status: 429, reason: 'tooManyRequests' }, 'locked'],
])('sign-in refusal: map %s', (_name, problem, refusal) => {
  expect(signInRefusal(problem)).toBe(refusal)
})
