import type { CaptchaFault, FormCaptcha } from './captcha/form-captcha.ts'
import type { CodeSent } from './phone/code-sent.ts'

/** The current step of the sign-in. */
export type SignInAnswer =
  | { step: 'phone'; phone: string; earlier: CodeSent | null; fault: CaptchaFault | null }
  | { step: 'code'; sent: CodeSent; fault: CaptchaFault | null }
  | { step: 'unknown'; sent: CodeSent }
  | { step: 'password'; login: string; fault: CaptchaFault | null; captcha: FormCaptcha | null }
  | { step: 'minor' }

export type PhoneStep = Extract<SignInAnswer, { step: 'phone' }>
export type PasswordStep = Extract<SignInAnswer, { step: 'password' }>

export const firstPhoneStep: PhoneStep = { step: 'phone', phone: '', earlier: null, fault: null }
export const firstPasswordStep: PasswordStep = { step: 'password', login: '', fault: null, captcha: null }

/** The message for a refused sign-in with a password (V480–V484); that of a lock comes from the API, with its wait. */
export const signInRefusal = ({ status, reason }: Pick<CaptchaFault, 'status' | 'reason'>) => {
  if (status === 422) return reason === 'invalidInput' ? 'fields' : 'captcha'
  if (status === 429) return 'locked'
  if (status !== 401) return 'failed'
  if (reason === 'minor') return 'minor'
  return reason === 'blocked' ? 'blocked' : 'wrongCredentials'
}
