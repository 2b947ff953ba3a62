import type { FormInput } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { withCaptcha } from '../captcha/captcha-posted.ts'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { type Channel, type CodeSent, channelOf, isSamePhone, secondsUntil, sentOf } from './code-sent.ts'

export type Context = FormInput['context']

/** Sign-in and registration request codes at different addresses. */
type Address = 'POST /auth/pre-login-phone-confirm' | 'POST /auth/start-phone-confirm'
type CodeRequest = { sent: CodeSent } | { sent: null; phone: string; earlier: CodeSent | null; fault: CaptchaFault }

/** Sends a code to the posted phone. While resending is blocked, the code already sent to this phone is used. */
export const requestCode = async (input: FormInput, address: Address): Promise<CodeRequest> => {
  const phone = textOf(input.form, 'phone')
  const earlier = postedCode(input)
  const { sent, fault } = await sendCode(input, address, { phone, channel: channelOf(textOf(input.form, 'channel')) })
  if (sent) return { sent }
  if (fault.reason === 'resendBlocked' && earlier && isSamePhone(earlier.phone, phone)) return { sent: earlier }
  return { sent: null, phone, earlier, fault }
}

/** Sends another code to the phone of the earlier one; null if the form carries none. */
export const resendCode = async (input: FormInput, address: Address): Promise<{ sent: CodeSent; fault: CaptchaFault | null } | null> => {
  const earlier = postedCode(input)
  if (!earlier) return null
  const { sent, fault } = await sendCode(input, address, { phone: earlier.phone, channel: channelOf(textOf(input.form, 'intent')) })
  return { sent: sent ? { ...sent, hasAccount: earlier.hasAccount } : earlier, fault }
}

export const postedCode = ({ form, context }: FormInput): CodeSent | null => sentOf(form, context.get(siteContext).now)

/** The digits of the typed code, without spaces and other characters. */
export const postedDigits = ({ form }: FormInput): string => textOf(form, 'code').replace(/\D/g, '')

type CodeOptions = { phone: string; channel: Channel }

const sendCode = async (input: FormInput, address: Address, body: CodeOptions) => {
  const attempt = await withCaptcha(input, (captcha) => tryApi(input.context)(address, { body: { ...body, ...captcha } }))
  if (!attempt.ok) return { sent: null, fault: attempt.problem }
  const { token, resendAt, exists } = attempt.reply
  const waitSeconds = secondsUntil(resendAt, input.context.get(siteContext).now)
  return { sent: { ...body, token, resendAt, waitSeconds, hasAccount: exists, proof: null }, fault: null }
}
