import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { browserApi } from '../../../kernel/browser-api.ts'
import type { CaptchaChallenge } from './form-captcha.ts'

/** Solves a challenge and exchanges it for a captcha; null if the browser cannot solve it or the server rejects it. */
export const passByWork = async ({ captchaId, altcha }: CaptchaChallenge, controller: AbortController): Promise<string | null> => {
  // browsers provide `crypto.subtle` to secure pages only
  if (!globalThis.crypto.subtle) return null
  // the challenge has the format of ALTCHA, whose fields the contract leaves open
  const challenge = altcha as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) return null
  const answer = btoa(JSON.stringify({ challenge, solution }))
  const attempt = await browserApi('POST /captcha/verify', { body: { captchaId, answer } })
  return attempt.ok ? attempt.reply.captcha : null
}
