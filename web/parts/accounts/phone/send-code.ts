import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { withCaptcha } from '../captcha/captcha-posted.ts'
import { textOf } from '../form-data.ts'
import { type Channel, type CodeSent, channelOf, type Fault, isSamePhone, secondsUntil, sentOf } from './code-sent.ts'

export type Context = Readonly<RouterContextProvider>
export type Posted = { form: FormData; context: Context }

/** Sign-in and registration request codes at different addresses. */
type Address = 'POST /auth/pre-login-phone-confirm' | 'POST /auth/start-phone-confirm'
type CodeRequest = { sent: CodeSent } | { sent: null; phone: string; earlier: CodeSent | null; fault: Fault }

/** Sends a code to the posted phone. While resending is blocked, the code already sent to this phone is used. */
export const requestCode = async (posted: Posted, address: Address): Promise<CodeRequest> => {
  const phone = textOf(posted.form, 'phone')
  const earlier = postedCode(posted)
  const { sent, fault } = await sendCode(posted, address, { phone, channel: channelOf(textOf(posted.form, 'channel')) })
  if (sent) return { sent }
  if (fault.reason === 'resendBlocked' && earlier && isSamePhone(earlier.phone, phone)) return { sent: earlier }
  return { sent: null, phone, earlier, fault }
}

/** Sends another code to the phone of the earlier one; null if the form carries none. */
export const resendCode = async (posted: Posted, address: Address): Promise<{ sent: CodeSent; fault: Fault | null } | null> => {
  const earlier = postedCode(posted)
  if (!earlier) return null
  const { sent, fault } = await sendCode(posted, address, { phone: earlier.phone, channel: channelOf(textOf(posted.form, 'intent')) })
  return { sent: sent ? { ...sent, hasAccount: earlier.hasAccount } : earlier, fault }
}

export const postedCode = ({ form, context }: Posted): CodeSent | null => sentOf(form, context.get(siteContext).now)

/** The digits of the typed code, without spaces and other characters. */
export const postedDigits = ({ form }: Posted): string => textOf(form, 'code').replace(/\D/g, '')

type CodeOptions = { phone: string; channel: Channel }

const sendCode = async (posted: Posted, address: Address, body: CodeOptions) => {
  const attempt = await withCaptcha(posted, (captcha) => tryApi(posted.context)(address, { body: { ...body, ...captcha } }))
  if (!attempt.ok) return { sent: null, fault: attempt.problem }
  const { token, resendAt, exists } = attempt.reply
  const waitSeconds = secondsUntil(resendAt, posted.context.get(siteContext).now)
  return { sent: { ...body, token, resendAt, waitSeconds, hasAccount: exists, proof: null }, fault: null }
}
