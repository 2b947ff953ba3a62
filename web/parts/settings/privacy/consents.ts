import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'

export const withdrawConsent: Change = async ({ form, context }) => {
  const kind = textOf(form, 'subject') === 'agreement' ? 'agreement' : 'personal_data_agreement'
  return outcomeOf(await tryApi(context)('POST /user/consents/withdraw', { body: { kind } }))
}
