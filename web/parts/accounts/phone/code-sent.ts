import type { Reply } from '../../../../contract/contract.ts'
import { resendSeconds } from '../../../../contract/limits.ts'
import { textOf } from '../../../forms/form-data.ts'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { formatPhone } from './phone-format.ts'

export type Channel = 'sms' | 'fcall'

/** A code sent to a phone; forms carry it in hidden fields from step to step. */
export type CodeSent = {
  phone: string
  token: string
  channel: Channel
  resendAt: string
  /** Seconds until a new code may be requested, counted by the server clock. */
  waitSeconds: number
  /** The phone has an account; null if the response did not say. */
  hasAccount: boolean | null
  /** The proof of a phone whose code was correct but which has no account. */
  proof: string | null
}

/** A channel with a balance of zero is not offered (V180). */
export const channelsOf = ({ smsBalance, fcallBalance }: Reply<'GET /sms-service/status-balance'>): Channel[] => [
  ...(smsBalance > 0 ? (['sms'] as const) : []),
  ...(fcallBalance > 0 ? (['fcall'] as const) : []),
]

export const channelOf = (text: string): Channel => (text === 'fcall' ? 'fcall' : 'sms')

/** The sent code that a form carries, if any. */
export const sentOf = (form: FormData, now: Date): CodeSent | null => {
  const [phone, token, resendAt] = [textOf(form, 'sentPhone'), textOf(form, 'sentToken'), textOf(form, 'sentResendAt')]
  if (!phone || !token) return null
  return {
    phone,
    token,
    channel: channelOf(textOf(form, 'sentChannel')),
    resendAt,
    waitSeconds: secondsUntil(resendAt, now),
    hasAccount: answers[textOf(form, 'sentHasAccount')] ?? null,
    proof: textOf(form, 'sentProof') || null,
  }
}

const answers: Record<string, boolean> = { yes: true, no: false }

export const secondsUntil = (instant: string, now: Date): number => {
  const seconds = Math.ceil((Date.parse(instant) - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), resendSeconds)
}

export const isSamePhone = (one: string, other: string) => formatPhone(one) === formatPhone(other)

/** Why a code was not sent: the message about the phone, else of the call. Null means the screen's own words (V178). */
export const sayPhoneFault = ({ error }: Pick<CaptchaFault, 'error'>): string | null => error.phone || error.message || null

/** The call requires a captcha, and the form has one to show. */
export const isCaptchaRequired = (fault: CaptchaFault | null): boolean => Boolean(fault?.captcha && fault.errors.captcha)

/** Why a code was rejected: the first message about the code, or null for the screen's own words (V176). */
export const sayCodeFault = ({ status, errors, message }: CaptchaFault): string | null => (status === 422 ? errors.code?.[0] : message) || null
