import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { withProvenPhone } from './phone-proof.ts'

export const mergeByPhone = withProvenPhone(({ context }, proof) => tryApi(context)('POST /user/merge-requests', { body: proof }))

export const sendMergeCode: Change = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  return { ...outcomeOf(await tryApi(context)('POST /user/merge-requests/send-code', { body: { email } })), email }
}

export const mergeByEmail: Change = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  const token = textOf(form, 'code').replace(/\D/g, '')
  return { ...outcomeOf(await tryApi(context)('POST /user/merge-requests', { body: { email, token } })), email }
}
