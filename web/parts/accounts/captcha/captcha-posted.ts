import type { RouterContextProvider } from 'react-router'
import type { Problem } from '../../../../contract/shapes.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { textOf } from '../form-data.ts'
import type { Fault } from '../phone/code-sent.ts'
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

type Asking = { form: FormData; context: Context }
type Tried<T> = { ok: true; reply: T } | { ok: false; problem: Fault & Problem }

/** Makes a call with the captcha of the form, if it carries one. A refusal brings a new one to a form that needs it. */
export const withCaptcha = async <T>({ form, context }: Asking, call: (captcha: { captcha?: string }) => Promise<Attempt<T>>): Promise<Tried<T>> => {
  const captcha = await postedCaptcha(form, context)
  const attempt = captcha.ok ? await call(captcha.reply) : captcha
  if (attempt.ok) return attempt
  const isNeeded = attempt.problem.errors.captcha !== undefined || form.has('captcha') || form.has('captchaId')
  if (!isNeeded) return attempt
  const digits = attempt.problem.errors.captcha && textOf(form, 'code')
  return { ok: false, problem: { ...attempt.problem, captcha: await newCaptcha(context), ...(digits && { digits }) } }
}

/** A new challenge; null when this address has asked for too many. */
export const newCaptcha = async (context: Context): Promise<CaptchaAsked | null> => {
  const attempt = await tryApi(context)('GET /captcha/challenge')
  return attempt.ok ? { challenge: attempt.reply } : null
}
