import type { FormChange } from '../../forms/answer-form.ts'
import type { CaptchaFault } from '../accounts/captcha/form-captcha.ts'
import type { PasswordFault } from '../accounts/password-rules.ts'
import type { CodeSent } from '../accounts/phone/code-sent.ts'
import type { Setup } from '../accounts/second-step/second-step-steps.ts'
import type { CityFault } from '../cities/city-choice.ts'

/** The state of a phone verification. */
export type PhoneProof =
  | { step: 'phone'; phone: string; earlier: CodeSent | null; fault: CaptchaFault | null }
  | { step: 'code'; sent: CodeSent; fault: CaptchaFault | null }
  | { step: 'done' }

/** Data for the next step of a change. */
export type SettingsResult = {
  phone?: PhoneProof
  setup?: Setup
  recoveryCodes?: string[]
  email?: string
  city?: CityFault | null
  password?: PasswordFault | null
}

export type SettingsChange = FormChange<SettingsResult>
