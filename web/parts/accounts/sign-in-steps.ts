import { data } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import type { FormInput } from '../../forms/answer-form.ts'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { newCaptcha, postedCaptcha, withCaptcha } from './captcha/captcha-posted.ts'
import type { CaptchaFault } from './captcha/form-captcha.ts'
import type { CodeSent } from './phone/code-sent.ts'
import { type Context, postedCode, postedDigits, requestCode, resendCode } from './phone/send-code.ts'
import { redirectAfterSignIn } from './return-path.ts'
import { firstPhoneStep, type SignInAnswer, signInRefusal } from './sign-in-answer.ts'

type Entered = { session: SessionUser }
type Step = (input: FormInput) => Promise<SignInAnswer | Entered>

const codeAddress = 'POST /auth/pre-login-phone-confirm'

/** Handles one post of the sign-in. A signed-in user is redirected to the return URL (V489). */
export const answerSignIn = async ({ request, context }: { request: Request; context: Context }) => {
  const form = await request.formData()
  const answer = await stepOf(textOf(form, 'intent'))({ form, context })
  if ('session' in answer) return redirectAfterSignIn({ request, context, ...answer }, textOf(form, 'returnUrl'))
  const status = 'fault' in answer && answer.fault ? answer.fault.status : 200
  return data(answer, { status })
}

const stepOf = (intent: string): Step => {
  if (intent === 'code') return enterByCode
  if (intent === 'password') return enterByPassword
  if (intent === 'sms' || intent === 'fcall') return takeAnotherCode
  if (intent === 'continue') return enterCode
  return intent === 'cancel' ? changePhone : takePhone
}

const takePhone: Step = async (input) => {
  const outcome = await requestCode(input, codeAddress)
  if (outcome.sent) return afterSending(outcome.sent)
  if (outcome.fault.reason === 'minor') return { step: 'minor' }
  return { step: 'phone', phone: outcome.phone, earlier: outcome.earlier, fault: outcome.fault }
}

const takeAnotherCode: Step = async (input) => {
  const outcome = await resendCode(input, codeAddress)
  return outcome ? { step: 'code', ...outcome } : firstPhoneStep
}

const afterSending = (sent: CodeSent): SignInAnswer => (sent.hasAccount === false ? { step: 'unknown', sent } : { step: 'code', sent, fault: null })

/** Continues a registration that found an account of the phone and has already sent a code. */
const enterCode: Step = async (input) => {
  const sent = postedCode(input)
  return sent ? { step: 'code', sent, fault: null } : firstPhoneStep
}

/** The sent code stays valid, so a user who returns with the same phone does not wait for another. */
const changePhone: Step = async (input) => {
  const earlier = postedCode(input)
  return { step: 'phone', phone: earlier?.phone ?? '', earlier, fault: null }
}

const enterByCode: Step = async (input) => {
  const sent = postedCode(input)
  if (!sent) return firstPhoneStep
  const { phone, token } = sent
  const body = { phone, token, code: postedDigits(input) }
  const attempt = await withCaptcha(input, (captcha) => tryApi(input.context)('POST /auth/login-by-phone', { body: { ...body, ...captcha } }))
  if (attempt.ok) return { session: attempt.reply }
  const { reason, phoneToken } = attempt.problem
  if (reason === 'phoneUnknown' && phoneToken) return { step: 'unknown', sent: { ...sent, hasAccount: false, proof: phoneToken } }
  return reason === 'minor' ? { step: 'minor' } : { step: 'code', sent, fault: attempt.problem }
}

const enterByPassword: Step = async (input) => {
  const login = textOf(input.form, 'login').trim()
  const missing = missingFields(login, textOf(input.form, 'password'))
  if (missing) return { step: 'password', login, fault: missing, captcha: input.form.has('captchaId') ? await newCaptcha(input.context) : null }
  const attempt = await tryPassword(input, login)
  if (attempt.ok) return { session: attempt.reply }
  const refusal = signInRefusal(attempt.problem)
  if (refusal === 'minor') return { step: 'minor' }
  const needsCaptcha = refusal === 'captcha' || input.form.has('captchaId') || input.form.has('captcha')
  return { step: 'password', login, fault: attempt.problem, captcha: needsCaptcha ? await newCaptcha(input.context) : null }
}

/** The API names one empty field only. The form has its own words for these faults. */
const missingFields = (login: string, password: string): CaptchaFault | null => {
  const errors = { ...(login === '' && { phone: [] }), ...(password === '' && { password: [] }) }
  return Object.keys(errors).length > 0 ? { status: 422, reason: 'invalidInput', message: '', error: {}, errors } : null
}

const tryPassword = async ({ form, context }: FormInput, login: string) => {
  const captcha = await postedCaptcha(form, context)
  if (!captcha.ok) return captcha
  const name = login.includes('@') ? { email: login } : { phone: login }
  return tryApi(context)('POST /auth/login', { body: { ...name, password: textOf(form, 'password'), ...captcha.reply } })
}
