import type { Attempt } from '../../kernel/api.ts'
import type { PasswordFault } from '../accounts/password-rules.ts'
import type { CodeSent, Fault } from '../accounts/phone/code-sent.ts'
import type { Posted } from '../accounts/phone/send-code.ts'
import type { CityFault } from '../accounts/registration/city-choice.ts'
import type { Setup } from '../accounts/second-step/second-step-steps.ts'

/** The state of a phone verification. */
export type PhoneTalk =
  | { step: 'phone'; phone: string; earlier: CodeSent | null; fault: Fault | null }
  | { step: 'code'; sent: CodeSent; fault: Fault | null }
  | { step: 'done' }

/** The result of a change: `problem` is null on success; the rest is data for the next step. */
export type Outcome = {
  problem: Fault | null
  phone?: PhoneTalk
  setup?: Setup
  recoveryCodes?: string[]
  email?: string
  city?: CityFault | null
  password?: PasswordFault | null
}

/** The outcome with the name of the change and the phone, device or network it concerns. */
export type SettingsAnswer = Outcome & { intent: string; subject: string }

export type Change = (posted: Posted) => Promise<Outcome>

export const outcomeOf = (attempt: Attempt<unknown>): Outcome => ({ problem: attempt.ok ? null : attempt.problem })
