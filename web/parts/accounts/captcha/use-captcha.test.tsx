import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormCaptcha } from './form-captcha.ts'
import { useCaptcha } from './use-captcha.ts'

const State = ({ captcha }: { captcha: FormCaptcha | null }) => useCaptcha(captcha).kind

test('captcha: a form waits from its first render, before any effect has run', () => {
  const challenge = { captchaId: 'one', image: 'data:,', altcha: {}, expiresIn: 60 }
  expect(renderToString(<State captcha={{ challenge }} />)).toBe('checking')
  expect(renderToString(<State captcha={{ passed: 'captcha' }} />)).toBe('passed')
  expect(renderToString(<State captcha={null} />)).toBe('none')
})
