import { data, redirect } from 'react-router'
import type { SessionUser } from '../../../../contract/accounts/sign-in.ts'
import type { FormInput } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { newCaptcha, postedCaptcha, withCaptcha } from '../captcha/captcha-posted.ts'
import type { CodeSent } from '../phone/code-sent.ts'
import { type Context, postedCode, postedDigits, requestCode, resendCode } from '../phone/send-code.ts'
import { redirectAfterSignIn, returnPath } from '../return-path.ts'
import { returnUrlUnlessHome } from '../return-url.ts'
import { emptyPhoneStep, firstPersonStep, personOf, type RegistrationAnswer, type RegistrationStep } from './registration-answer.ts'
import { signUp } from './sign-up.ts'

type Step = (input: FormInput) => Promise<RegistrationStep | 'registered' | { session: SessionUser }>

const codeAddress = 'POST /auth/start-phone-confirm'

/** Handles one post of the registration. A new user sees the introduction and is then redirected to the return URL (R016). */
export const answerRegistration = async ({ request, context }: { request: Request; context: Context }) => {
  const form = await request.formData()
  const answer = await stepOf(textOf(form, 'intent'))({ form, context })
  const returnUrl = textOf(form, 'returnUrl')
  if (answer === 'registered') return redirect(paths.intro(returnUrlUnlessHome(returnPath(context, returnUrl))))
  if ('session' in answer) return redirectAfterSignIn({ request, context, ...answer }, returnUrl)
  const status = 'fault' in answer && answer.fault ? answer.fault.status : 200
  return data<RegistrationAnswer>({ ...answer, person: personOf(form) }, { status })
}

const stepOf = (intent: string): Step => {
  if (intent === 'code') return provePhone
  if (intent === 'sms' || intent === 'fcall') return takeAnotherCode
  if (intent === 'continue') return enterCode
  if (intent === 'email') return checkEmail
  if (intent === 'person') return signUp
  if (intent === 'social') return startFromNetwork
  return intent === 'cancel' ? changeContact : takePhone
}

const takePhone: Step = async (input) => {
  const outcome = await requestCode(input, codeAddress)
  if (outcome.sent) return afterSending(outcome.sent)
  return { step: 'phone', phone: outcome.phone, earlier: outcome.earlier, fault: outcome.fault }
}

const takeAnotherCode: Step = async (input) => {
  const outcome = await resendCode(input, codeAddress)
  return outcome ? { step: 'code', ...outcome } : emptyPhoneStep
}

const afterSending = (sent: CodeSent): RegistrationStep => (sent.hasAccount ? { step: 'known', sent } : { step: 'code', sent, fault: null })

/** Continues a sign-in that found no account of the phone, before the code or by the code itself. */
const enterCode: Step = async (input) => {
  const sent = postedCode(input)
  if (!sent) return emptyPhoneStep
  return sent.proof ? firstPersonStep({ kind: 'phone', phone: sent.phone, phoneToken: sent.proof }, null) : { step: 'code', sent, fault: null }
}

const changeContact: Step = async (input) => {
  const email = textOf(input.form, 'email')
  if (email) return { step: 'email', email, captcha: await newCaptcha(input.context), fault: null }
  const earlier = postedCode(input)
  return { step: 'phone', phone: earlier?.phone ?? textOf(input.form, 'phone'), earlier, fault: null }
}

/** Continues a sign-in by a social network; an email from the network is checked like any other. */
const startFromNetwork: Step = async ({ form, context }) => {
  const email = textOf(form, 'email')
  return email ? { step: 'email', email, captcha: await newCaptcha(context), fault: null } : emptyPhoneStep
}

const provePhone: Step = async (input) => {
  const sent = postedCode(input)
  if (!sent) return emptyPhoneStep
  const { phone, token } = sent
  const body = { phone, token, code: postedDigits(input) }
  if (sent.hasAccount === null) return signInOrContinue(input, sent, body)
  const attempt = await withCaptcha(input, (captcha) => tryApi(input.context)('POST /auth/complete-phone-confirm', { body: { ...body, ...captcha } }))
  if (!attempt.ok) return { step: 'code', sent, fault: attempt.problem }
  return firstPersonStep({ kind: 'phone', phone, phoneToken: attempt.reply.token }, null)
}

/** The API did not say if the phone has an account, so the code decides: it signs in to an existing account. */
const signInOrContinue = async (input: FormInput, sent: CodeSent, body: { phone: string; token: string; code: string }): ReturnType<Step> => {
  const attempt = await withCaptcha(input, (captcha) => tryApi(input.context)('POST /auth/login-by-phone', { body: { ...body, ...captcha } }))
  if (attempt.ok) return { session: attempt.reply }
  const { reason, phoneToken } = attempt.problem
  if (reason !== 'phoneUnknown' || !phoneToken) return { step: 'code', sent, fault: attempt.problem }
  return firstPersonStep({ kind: 'phone', phone: sent.phone, phoneToken }, null)
}

const checkEmail: Step = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  const captcha = await postedCaptcha(form, context)
  const attempt = captcha.ok ? await tryApi(context)('POST /auth/check-email', { body: { email, ...captcha.reply } }) : captcha
  const fresh = await newCaptcha(context)
  if (!attempt.ok) return { step: 'email', email, captcha: fresh, fault: attempt.problem }
  return firstPersonStep({ kind: 'email', email }, fresh)
}
