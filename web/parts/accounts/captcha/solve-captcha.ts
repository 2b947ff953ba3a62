import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { browserApi } from '../../../kernel/browser-api.ts'
import type { CaptchaChallenge } from './captcha-asked.ts'

/** Does the work of a challenge and trades it for a captcha; null where this browser cannot, or the server would not take it. */
export const passByWork = async ({ captchaId, altcha }: CaptchaChallenge, controller: AbortController): Promise<string | null> => {
  // browsers offer the needed cryptography to secure pages only
  if (!globalThis.crypto.subtle) return null
  // the call promises the format of ALTCHA, whose fields its contract leaves open
  const challenge = altcha as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (!solution) return null
  const answer = btoa(JSON.stringify({ challenge, solution }))
  const attempt = await browserApi('POST /captcha/verify', { body: { captchaId, answer } })
  return attempt.ok ? attempt.reply.captcha : null
}
