import type { Reply } from '../../../../contract/contract.ts'

export type CaptchaChallenge = Reply<'GET /captcha/challenge'>

/** What a form asks: to pass a challenge, or nothing, because one was passed and is not used up. */
export type CaptchaAsked = { challenge: CaptchaChallenge } | { passed: string }

/** The reason of digits that are not those of the picture; the call tells it in the words of a captcha that is missing. */
export const wrongDigits = 'wrongDigits'
