import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { passwordFault } from '../../accounts/password-rules.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'

export const changePassword: Change = async ({ form, context }) => {
  const oldPassword = textOf(form, 'oldPassword') || undefined
  const password = textOf(form, 'password')
  const attempt = await tryApi(context)('POST /auth/change-password', { body: { oldPassword, password } })
  return { ...outcomeOf(attempt), password: passwordFault(password) }
}
