import { outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'
import { withProvenPhone } from './phone-proof.ts'

export const mergeByPhone = withProvenPhone(({ context }, proof) => tryApi(context)('POST /user/merge-requests', { body: proof }))

export const sendMergeCode: SettingsChange = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  return { ...outcomeOf(await tryApi(context)('POST /user/merge-requests/send-code', { body: { email } })), email }
}

export const mergeByEmail: SettingsChange = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  const token = textOf(form, 'code').replace(/\D/g, '')
  return { ...outcomeOf(await tryApi(context)('POST /user/merge-requests', { body: { email, token } })), email }
}
