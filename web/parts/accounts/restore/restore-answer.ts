import type { CaptchaFault, FormCaptcha } from '../captcha/form-captcha.ts'
import type { PasswordFault } from '../password-rules.ts'
import type { CodeSent } from '../phone/code-sent.ts'

/** The proof that allows a new password: the token of an email link, or that of a phone. */
export type Proof = { token: string; phone: string | null }

/** The current step of the password reset. */
export type RestoreAnswer =
  | { step: 'email'; email: string; fault: CaptchaFault | null; captcha: FormCaptcha | null }
  | { step: 'sent'; email: string }
  | { step: 'phone'; phone: string; earlier: CodeSent | null; fault: CaptchaFault | null }
  | { step: 'code'; sent: CodeSent; fault: CaptchaFault | null }
  | { step: 'password'; proof: Proof; fault: CaptchaFault | null; passwordFault?: PasswordFault | null }

export const firstRestorePhone: RestoreAnswer = { step: 'phone', phone: '', earlier: null, fault: null }
