import type { RouterContextProvider } from 'react-router'
import type { Problem } from '../../../../contract/shapes.ts'
import type { FormInput } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import type { CaptchaFault } from './form-captcha.ts'
import { type FormCaptcha, wrongDigits } from './form-captcha.ts'

type Context = Readonly<RouterContextProvider>

/** The captcha of a posted form: already passed by the script, or verified now by the digits of the picture. */
export const postedCaptcha = async (form: FormData, context: Context): Promise<Attempt<{ captcha?: string }>> => {
  const passed = textOf(form, 'captcha')
  if (passed) return { ok: true, reply: { captcha: passed } }
  const answer = textOf(form, 'captchaDigits').trim()
  if (!answer) return { ok: true, reply: {} }
  const attempt = await tryApi(context)('POST /captcha/verify', { body: { captchaId: textOf(form, 'captchaId'), answer } })
  return attempt.ok || attempt.problem.reason !== 'captcha' ? attempt : { ok: false, problem: { ...attempt.problem, reason: wrongDigits } }
}

type CaptchaAttempt<T> = { ok: true; reply: T } | { ok: false; problem: CaptchaFault & Problem }

/** Makes a call with the captcha of the form, if it has one. A refusal includes a new captcha if the form needs one. */
export const withCaptcha = async <T>(
  { form, context }: FormInput,
  call: (captcha: { captcha?: string }) => Promise<Attempt<T>>,
): Promise<CaptchaAttempt<T>> => {
  const captcha = await postedCaptcha(form, context)
  const attempt = captcha.ok ? await call(captcha.reply) : captcha
  if (attempt.ok) return attempt
  const isNeeded = attempt.problem.errors.captcha !== undefined || form.has('captcha') || form.has('captchaId')
  if (!isNeeded) return attempt
  const digits = attempt.problem.errors.captcha && textOf(form, 'code')
  return { ok: false, problem: { ...attempt.problem, captcha: await newCaptcha(context), ...(digits && { digits }) } }
}

/** A new challenge; null above the limit of challenges for this address. */
export const newCaptcha = async (context: Context): Promise<FormCaptcha | null> => {
  const attempt = await tryApi(context)('GET /captcha/challenge')
  return attempt.ok ? { challenge: attempt.reply } : null
}
