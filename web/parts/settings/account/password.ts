import { outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { passwordFault } from '../../accounts/password-rules.ts'
import type { SettingsChange } from '../settings-change.ts'

export const changePassword: SettingsChange = async ({ form, context }) => {
  const oldPassword = textOf(form, 'oldPassword') || undefined
  const password = textOf(form, 'password')
  const attempt = await tryApi(context)('POST /auth/change-password', { body: { oldPassword, password } })
  return { ...outcomeOf(attempt), password: passwordFault(password) }
}
