import { useEffect, useState } from 'react'
import { browserApi } from '../../../kernel/browser-api.ts'
import type { CaptchaChallenge, FormCaptcha } from './form-captcha.ts'

/** `checking` is also the server's first render, before any script; `picture` follows a check that failed. */
export type CaptchaState = { kind: 'none' | 'checking' | 'picture' } | { kind: 'passed'; captcha: string }

/** Passes the captcha of a form in the background, and passes a new one when it expires before the form is sent. */
export const useCaptcha = (captcha: FormCaptcha | null): CaptchaState => {
  const [current, setCurrent] = useState<{ captcha: FormCaptcha; state: CaptchaState } | null>(null)
  useEffect(() => {
    if (!captcha || 'passed' in captcha) return
    const controller = new AbortController()
    void passAndRenew(captcha.challenge, controller, (state) => setCurrent({ captcha, state }))
    return () => controller.abort()
  }, [captcha])
  return current && current.captcha === captcha ? current.state : stateAtFirst(captcha)
}

/** Computed before any effect runs, because a form submitted at that moment must wait too. */
const stateAtFirst = (captcha: FormCaptcha | null): CaptchaState => {
  if (!captcha) return { kind: 'none' }
  return 'passed' in captcha ? { kind: 'passed', captcha: captcha.passed } : { kind: 'checking' }
}

type OnState = (state: CaptchaState) => void

const passAndRenew = async (challenge: CaptchaChallenge, controller: AbortController, onState: OnState) => {
  onState({ kind: 'checking' })
  const { passByWork } = await import('./solve-captcha.ts')
  const captcha = await passByWork(challenge, controller)
  if (controller.signal.aborted) return
  if (!captcha) return onState({ kind: 'picture' })
  onState({ kind: 'passed', captcha })
  const timer = setTimeout(() => renew(controller, onState), challenge.expiresIn * 1000)
  controller.signal.addEventListener('abort', () => clearTimeout(timer))
}

const renew = async (controller: AbortController, onState: OnState) => {
  const attempt = await browserApi('GET /captcha/challenge')
  if (attempt.ok && !controller.signal.aborted) await passAndRenew(attempt.reply, controller, onState)
}
