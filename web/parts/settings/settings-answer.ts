import type { Attempt } from '../../kernel/api.ts'
import type { PasswordFault } from '../accounts/password-rules.ts'
import type { CodeSent, Fault } from '../accounts/phone/code-sent.ts'
import type { Posted } from '../accounts/phone/send-code.ts'
import type { CityFault } from '../accounts/registration/city-choice.ts'
import type { Setup } from '../accounts/second-step/second-step-steps.ts'

/** Where the proving of a phone stands. */
export type PhoneTalk =
  | { step: 'phone'; phone: string; earlier: CodeSent | null; fault: Fault | null }
  | { step: 'code'; sent: CodeSent; fault: Fault | null }
  | { step: 'done' }

/** What became of a change: null where nothing hindered it, and what the next step needs to know. */
export type Outcome = {
  problem: Fault | null
  phone?: PhoneTalk
  setup?: Setup
  recoveryCodes?: string[]
  email?: string
  city?: CityFault | null
  password?: PasswordFault | null
}

/** The outcome, of which change, and of which phone, device or network it was. */
export type SettingsAnswer = Outcome & { intent: string; subject: string }

/** One action of a resource. */
export type Change = (posted: Posted) => Promise<Outcome>

export const outcomeOf = (attempt: Attempt<unknown>): Outcome => ({ problem: attempt.ok ? null : attempt.problem })
