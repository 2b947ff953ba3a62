import type { Reply } from '../../../../contract/contract.ts'
import { resendSeconds } from '../../../../contract/limits.ts'
import type { Problem } from '../../../../contract/shapes.ts'
import type { CaptchaAsked } from '../captcha/captcha-asked.ts'
import { textOf } from '../form-data.ts'
import { formatPhone } from './phone-format.ts'

export type Channel = 'sms' | 'fcall'

/** A code on its way to a phone; a form carries it in hidden fields from step to step. */
export type CodeSent = {
  phone: string
  token: string
  channel: Channel
  resendAt: string
  /** Until a new code may be asked for, counted by the server, whose clock is the one that matters. */
  waitSeconds: number
  /** The phone has an account; null where the answer did not say. */
  hasAccount: boolean | null
  /** The proof of the phone, once its code was entered and it has no account yet. */
  proof: string | null
}

/** What a refused call answers to a form: with the captcha that the next press needs, and the digits that were not compared yet. */
export type Fault = Pick<Problem, 'status' | 'reason' | 'message' | 'error' | 'errors'> & { captcha?: CaptchaAsked | null; digits?: string }

/** A channel at zero is not offered (V180). */
export const channelsOf = ({ smsBalance, fcallBalance }: Reply<'GET /sms-service/status-balance'>): Channel[] => [
  ...(smsBalance > 0 ? (['sms'] as const) : []),
  ...(fcallBalance > 0 ? (['fcall'] as const) : []),
]

export const channelOf = (text: string): Channel => (text === 'fcall' ? 'fcall' : 'sms')

/** The code a form carries, if one was sent. */
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

/** Why a code did not leave: of the phone, else of the call; null leaves it to the screen's own words (V178). */
export const sayPhoneFault = ({ error }: Pick<Fault, 'error'>): string | null => error.phone || error.message || null

/** The call wants a captcha, and the form has one to show. */
export const isCaptchaAsked = (fault: Fault | null): boolean => Boolean(fault?.captcha && fault.errors.captcha)

/** Why a code was not taken: the first word about the code itself, or null where the screen has its own (V176). */
export const sayCodeFault = ({ status, errors, message }: Fault): string | null => (status === 422 ? errors.code?.[0] : message) || null
