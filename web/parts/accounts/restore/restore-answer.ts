import type { CaptchaAsked } from '../captcha/captcha-asked.ts'
import type { CodeSent, Fault } from '../phone/code-sent.ts'

/** What lets a person choose a new password: the token of a letter, or that of a phone. */
export type Proof = { token: string; phone: string | null }

/** Where the conversation about a forgotten password stands. */
export type RestoreAnswer =
  | { step: 'email'; email: string; fault: Fault | null; captcha: CaptchaAsked | null }
  | { step: 'sent'; email: string }
  | { step: 'phone'; phone: string; earlier: CodeSent | null; fault: Fault | null }
  | { step: 'code'; sent: CodeSent; fault: Fault | null }
  | { step: 'password'; proof: Proof; fault: Fault | null }

export const firstRestorePhone: RestoreAnswer = { step: 'phone', phone: '', earlier: null, fault: null }
