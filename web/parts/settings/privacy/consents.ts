import { outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const withdrawConsent: SettingsChange = async ({ form, context }) => {
  const kind = textOf(form, 'subject') === 'agreement' ? 'agreement' : 'personal_data_agreement'
  return outcomeOf(await tryApi(context)('POST /user/consents/withdraw', { body: { kind } }))
}
