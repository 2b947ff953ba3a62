import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'

export const changePassword: Change = async ({ form, context }) => {
  const oldPassword = textOf(form, 'oldPassword') || undefined
  return outcomeOf(await tryApi(context)('POST /auth/change-password', { body: { oldPassword, password: textOf(form, 'password') } }))
}
