import type { Reply } from '../../../../contract/contract.ts'
import type { Fault } from '../../../forms/fault.ts'

export type CaptchaChallenge = Reply<'GET /captcha/challenge'>

/** The captcha of a form: a challenge to pass, or a passed captcha that is not used up. */
export type FormCaptcha = { challenge: CaptchaChallenge } | { passed: string }

/** A refusal with the captcha for the next press, and the digits that were not compared yet. */
export type CaptchaFault = Fault & { captcha?: FormCaptcha | null; digits?: string }

/** The reason of digits that do not match the picture; the API itself answers with the reason of a missing captcha. */
export const wrongDigits = 'wrongDigits'
