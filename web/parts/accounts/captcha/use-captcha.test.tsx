import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaptchaAsked } from './captcha-asked.ts'
import { useCaptcha } from './use-captcha.ts'

const State = ({ asked }: { asked: CaptchaAsked | null }) => useCaptcha(asked).kind

test('captcha: hold a form back from its first render, before any effect has run', () => {
  const challenge = { captchaId: 'one', image: 'data:,', altcha: {}, expiresIn: 60 }
  expect(renderToString(<State asked={{ challenge }} />)).toBe('checking')
  expect(renderToString(<State asked={{ passed: 'captcha' }} />)).toBe('passed')
  expect(renderToString(<State asked={null} />)).toBe('none')
})
