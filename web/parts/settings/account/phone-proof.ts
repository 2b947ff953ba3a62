import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { withCaptcha } from '../../accounts/captcha/captcha-posted.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Posted, postedCode, postedDigits, requestCode, resendCode } from '../../accounts/phone/send-code.ts'
import type { Change, Outcome, PhoneTalk } from '../settings-answer.ts'

type Proof = { phone: string; token: string }
type Use = (posted: Posted, proof: Proof) => Promise<Attempt<unknown>>

const codeAddress = 'POST /auth/start-phone-confirm'
const firstStep: PhoneTalk = { step: 'phone', phone: '', earlier: null, fault: null }

/** A change in steps: verifies a phone by a code, then calls `use` with the proof. */
export const withProvenPhone =
  (use: Use): Change =>
  async (posted) => {
    const phone = await stepOf(posted, use)
    return { problem: 'fault' in phone ? phone.fault : null, phone } satisfies Outcome
  }

const stepOf = (posted: Posted, use: Use): Promise<PhoneTalk> => {
  const intent = textOf(posted.form, 'intent')
  if (intent === 'phone') return takePhone(posted)
  if (intent === 'sms' || intent === 'fcall') return takeAnotherCode(posted)
  return intent === 'code' ? proveAndUse(posted, use) : changePhone(posted)
}

const takePhone = async (posted: Posted): Promise<PhoneTalk> => {
  const result = await requestCode(posted, codeAddress)
  if (result.sent) return { step: 'code', sent: result.sent, fault: null }
  return { step: 'phone', phone: result.phone, earlier: result.earlier, fault: result.fault }
}

const takeAnotherCode = async (posted: Posted): Promise<PhoneTalk> => {
  const result = await resendCode(posted, codeAddress)
  return result ? { step: 'code', ...result } : firstStep
}

const changePhone = async (posted: Posted): Promise<PhoneTalk> => {
  const earlier = postedCode(posted)
  return { step: 'phone', phone: earlier?.phone ?? '', earlier, fault: null }
}

/** A code is valid once, so a refusal by `use` leads back to requesting another code. */
const proveAndUse = async (posted: Posted, use: Use): Promise<PhoneTalk> => {
  const sent = postedCode(posted)
  if (!sent) return firstStep
  const body = { phone: sent.phone, token: sent.token, code: postedDigits(posted) }
  const proof = await withCaptcha(posted, (captcha) => tryApi(posted.context)('POST /auth/complete-phone-confirm', { body: { ...body, ...captcha } }))
  if (!proof.ok) return { step: 'code', sent, fault: proof.problem }
  const used = await use(posted, { phone: sent.phone, token: proof.reply.token })
  return used.ok ? { step: 'done' } : { step: 'phone', phone: sent.phone, earlier: null, fault: used.problem }
}
