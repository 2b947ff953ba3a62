import type { Reply } from '../../../../contract/contract.ts'

export type CaptchaChallenge = Reply<'GET /captcha/challenge'>

/** The captcha of a form: a challenge to pass, or a passed captcha that is not used up. */
export type FormCaptcha = { challenge: CaptchaChallenge } | { passed: string }

/** The reason of digits that do not match the picture; the API itself answers with the reason of a missing captcha. */
export const wrongDigits = 'wrongDigits'
