import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const turnSecondStepOff: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /user/second-step', { body: proofOf(form) }))

export const removeApp: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /user/second-step/app', { body: proofOf(form) }))

export const removePasskey: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /user/passkeys/:id', { params: { id: subjectOf(form) }, body: proofOf(form) }))

export const renewRecoveryCodes: SettingsChange = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /user/second-step/recovery-codes', { body: proofOf(form) })
  return attempt.ok ? { problem: null, recoveryCodes: attempt.reply.recoveryCodes } : { problem: attempt.problem }
}

/** One of the two is enough; an empty field is omitted. */
const proofOf = (form: FormData) => ({ code: textOf(form, 'code').trim() || undefined, password: textOf(form, 'password') || undefined })
