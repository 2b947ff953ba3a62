import type { RouterContextProvider } from 'react-router'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { textOf } from '../posted.ts'
import { type CaptchaAsked, wrongDigits } from './captcha-asked.ts'

type Context = Readonly<RouterContextProvider>

/** The captcha of a posted form: passed by the script already, or by the digits of the picture now. */
export const postedCaptcha = async (form: FormData, context: Context): Promise<Attempt<{ captcha?: string }>> => {
  const passed = textOf(form, 'captcha')
  if (passed) return { ok: true, reply: { captcha: passed } }
  const answer = textOf(form, 'captchaDigits').trim()
  if (!answer) return { ok: true, reply: {} }
  const attempt = await tryApi(context)('POST /captcha/verify', { body: { captchaId: textOf(form, 'captchaId'), answer } })
  return attempt.ok || attempt.problem.reason !== 'captcha' ? attempt : { ok: false, problem: { ...attempt.problem, reason: wrongDigits } }
}

/** A new challenge; null when this address has asked for too many. */
export const newCaptcha = async (context: Context): Promise<CaptchaAsked | null> => {
  const attempt = await tryApi(context)('GET /captcha/challenge')
  return attempt.ok ? { challenge: attempt.reply } : null
}
