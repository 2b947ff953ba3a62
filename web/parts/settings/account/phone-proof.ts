import type { FormInput, FormOutcome } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { withCaptcha } from '../../accounts/captcha/captcha-posted.ts'
import { postedCode, postedDigits, requestCode, resendCode } from '../../accounts/phone/send-code.ts'
import type { PhoneProof, SettingsChange, SettingsResult } from '../settings-change.ts'

type Proof = { phone: string; token: string }
type Use = (input: FormInput, proof: Proof) => Promise<Attempt<unknown>>

const codeAddress = 'POST /auth/start-phone-confirm'
const firstStep: PhoneProof = { step: 'phone', phone: '', earlier: null, fault: null }

/** A change in steps: verifies a phone by a code, then calls `use` with the proof. */
export const withProvenPhone =
  (use: Use): SettingsChange =>
  async (input) => {
    const phone = await stepOf(input, use)
    return { problem: 'fault' in phone ? phone.fault : null, phone } satisfies FormOutcome<SettingsResult>
  }

const stepOf = (input: FormInput, use: Use): Promise<PhoneProof> => {
  const intent = textOf(input.form, 'intent')
  if (intent === 'phone') return sendFirstCode(input)
  if (intent === 'sms' || intent === 'fcall') return sendAnotherCode(input)
  return intent === 'code' ? proveAndUse(input, use) : changePhone(input)
}

const sendFirstCode = async (input: FormInput): Promise<PhoneProof> => {
  const result = await requestCode(input, codeAddress)
  if (result.sent) return { step: 'code', sent: result.sent, fault: null }
  return { step: 'phone', phone: result.phone, earlier: result.earlier, fault: result.fault }
}

const sendAnotherCode = async (input: FormInput): Promise<PhoneProof> => {
  const result = await resendCode(input, codeAddress)
  return result ? { step: 'code', ...result } : firstStep
}

const changePhone = async (input: FormInput): Promise<PhoneProof> => {
  const earlier = postedCode(input)
  return { step: 'phone', phone: earlier?.phone ?? '', earlier, fault: null }
}

/** A code is valid once, so a refusal by `use` leads back to requesting another code. */
const proveAndUse = async (input: FormInput, use: Use): Promise<PhoneProof> => {
  const sent = postedCode(input)
  if (!sent) return firstStep
  const body = { phone: sent.phone, token: sent.token, code: postedDigits(input) }
  const proof = await withCaptcha(input, (captcha) => tryApi(input.context)('POST /auth/complete-phone-confirm', { body: { ...body, ...captcha } }))
  if (!proof.ok) return { step: 'code', sent, fault: proof.problem }
  const used = await use(input, { phone: sent.phone, token: proof.reply.token })
  return used.ok ? { step: 'done' } : { step: 'phone', phone: sent.phone, earlier: null, fault: used.problem }
}
