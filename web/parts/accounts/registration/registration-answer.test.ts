import { expect, test } from 'vitest'
import { isCaptchaUsed, personOf, stepToMend } from './registration-answer.ts'

test('a refusal returns to the step that can fix it', () => {
  expect(stepToMend({ reason: 'phoneTaken' })).toBe('phone')
  expect(stepToMend({ reason: 'phoneTokenInvalid' })).toBe('phone')
  expect(stepToMend({ reason: 'emailTaken' })).toBe('email')
  expect(stepToMend({ reason: 'tooYoung' })).toBe('person')
  expect(stepToMend({ reason: 'internal' })).toBe('person')
})

test('a captcha stays unused by a refusal that precedes its check', () => {
  expect(isCaptchaUsed({ reason: 'invalidInput' })).toBe(false)
  expect(isCaptchaUsed({ reason: 'tooYoung' })).toBe(false)
  expect(isCaptchaUsed({ reason: 'emailTaken' })).toBe(true)
  expect(isCaptchaUsed({ reason: 'captcha' })).toBe(true)
})

test('typed personal data is trimmed', () => {
  const form = new FormData()
  form.set('first_name', ' Анна ')
  expect(personOf(form)).toEqual({ first_name: 'Анна', last_name: '', father_name: '', birthday: '', city: '', socialToken: '' })
})
