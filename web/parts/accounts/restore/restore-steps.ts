import { data } from 'react-router'
import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import type { FormInput } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { newCaptcha, postedCaptcha, withCaptcha } from '../captcha/captcha-posted.ts'
import { loadChannels } from '../entry-guard.ts'
import { passwordFault } from '../password-rules.ts'
import { type Context, postedCode, postedDigits, requestCode, resendCode } from '../phone/send-code.ts'
import { redirectAfterSignIn, returnPath } from '../return-path.ts'
import { firstRestorePhone, type Proof, type RestoreAnswer } from './restore-answer.ts'

type PageArgs = { request: Request; context: Context }
type Step = (input: FormInput) => Promise<RestoreAnswer | { session: SessionUser }>

const codeAddress = 'POST /auth/start-phone-confirm'

/** The first step: the new password for the link of an email, else the email address. */
export const loadRestore = async ({ request, context }: PageArgs) => {
  const query = new URL(request.url).searchParams
  const token = query.get('token')
  const returnUrl = returnPath(context, query.get('returnUrl'))
  return { returnUrl, channels: await loadChannels(context), start: await firstStep(context, token, query.get('way')) }
}

const firstStep = async (context: Context, token: string | null, way: string | null): Promise<RestoreAnswer> => {
  if (token) return { step: 'password', proof: { token, phone: null }, fault: null }
  return way === 'phone' ? firstRestorePhone : { step: 'email', email: '', fault: null, captcha: await newCaptcha(context) }
}

export const answerRestore = async ({ request, context }: PageArgs) => {
  const form = await request.formData()
  const answer = await stepOf(textOf(form, 'intent'))({ form, context })
  if ('session' in answer) return redirectAfterSignIn({ request, context, ...answer }, textOf(form, 'returnUrl'))
  return data(answer, { status: 'fault' in answer && answer.fault ? answer.fault.status : 200 })
}

const stepOf = (intent: string): Step => {
  if (intent === 'email') return sendLink
  if (intent === 'phone') return takePhone
  if (intent === 'sms' || intent === 'fcall') return takeAnotherCode
  if (intent === 'code') return provePhone
  return intent === 'password' ? savePassword : changePhone
}

const sendLink: Step = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  const captcha = await postedCaptcha(form, context)
  const body = { email, returnUrl: textOf(form, 'returnUrl').slice(0, 2_048) }
  const attempt = captcha.ok ? await tryApi(context)('POST /auth/forgot-password', { body: { ...body, ...captcha.reply } }) : captcha
  if (attempt.ok) return { step: 'sent', email }
  return { step: 'email', email, fault: attempt.problem, captcha: await newCaptcha(context) }
}

const takePhone: Step = async (input) => {
  const outcome = await requestCode(input, codeAddress)
  if (outcome.sent) return { step: 'code', sent: outcome.sent, fault: null }
  return { step: 'phone', phone: outcome.phone, earlier: outcome.earlier, fault: outcome.fault }
}

const takeAnotherCode: Step = async (input) => {
  const outcome = await resendCode(input, codeAddress)
  return outcome ? { step: 'code', ...outcome } : firstRestorePhone
}

const changePhone: Step = async (input) => {
  const earlier = postedCode(input)
  return { step: 'phone', phone: earlier?.phone ?? '', earlier, fault: null }
}

const provePhone: Step = async (input) => {
  const sent = postedCode(input)
  if (!sent) return firstRestorePhone
  const body = { phone: sent.phone, token: sent.token, code: postedDigits(input) }
  const attempt = await withCaptcha(input, (captcha) => tryApi(input.context)('POST /auth/complete-phone-confirm', { body: { ...body, ...captcha } }))
  if (!attempt.ok) return { step: 'code', sent, fault: attempt.problem }
  return { step: 'password', proof: { token: attempt.reply.token, phone: sent.phone }, fault: null }
}

const savePassword: Step = async ({ form, context }) => {
  const proof: Proof = { token: textOf(form, 'token'), phone: textOf(form, 'phone') || null }
  const password = textOf(form, 'password')
  const attempt = await tryNewPassword(context, proof, password)
  if (attempt.ok) return { session: attempt.reply }
  return { step: 'password', proof, fault: attempt.problem, passwordFault: passwordFault(password) }
}

const tryNewPassword = (context: Context, { token, phone }: Proof, password: string) =>
  phone
    ? tryApi(context)('POST /auth/set-forgot-password-by-phone', { body: { phone, token, password } })
    : tryApi(context)('POST /auth/set-forgot-password', { body: { token, password } })
