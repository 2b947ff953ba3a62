import { useEffect, useState } from 'react'
import { browserApi } from '../../../kernel/browser-api.ts'
import type { CaptchaAsked, CaptchaChallenge } from './captcha-asked.ts'

/** `checking` is also how the server renders it, before any script; `picture` is what is left where the work cannot be done. */
export type CaptchaState = { kind: 'none' | 'checking' | 'picture' } | { kind: 'passed'; captcha: string }

/** Passes what a form asks without a word, and again when it grew old before the form was sent. */
export const useCaptcha = (asked: CaptchaAsked | null): CaptchaState => {
  const [told, setTold] = useState<{ asked: CaptchaAsked; state: CaptchaState } | null>(null)
  useEffect(() => {
    if (!asked || 'passed' in asked) return
    const controller = new AbortController()
    void keepPassed(asked.challenge, controller, (state) => setTold({ asked, state }))
    return () => controller.abort()
  }, [asked])
  return told && told.asked === asked ? told.state : stateAtFirst(asked)
}

/** Known before any effect runs: a form submitted in the same moment must wait too. */
const stateAtFirst = (asked: CaptchaAsked | null): CaptchaState => {
  if (!asked) return { kind: 'none' }
  return 'passed' in asked ? { kind: 'passed', captcha: asked.passed } : { kind: 'checking' }
}

type Tell = (state: CaptchaState) => void

const keepPassed = async (challenge: CaptchaChallenge, controller: AbortController, tell: Tell) => {
  tell({ kind: 'checking' })
  const { passByWork } = await import('./solve-captcha.ts')
  const captcha = await passByWork(challenge, controller)
  if (controller.signal.aborted) return
  if (!captcha) return tell({ kind: 'picture' })
  tell({ kind: 'passed', captcha })
  const timer = setTimeout(() => renew(controller, tell), challenge.expiresIn * 1000)
  controller.signal.addEventListener('abort', () => clearTimeout(timer))
}

const renew = async (controller: AbortController, tell: Tell) => {
  const attempt = await browserApi('GET /captcha/challenge')
  if (attempt.ok && !controller.signal.aborted) await keepPassed(attempt.reply, controller, tell)
}
