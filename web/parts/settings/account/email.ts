import { outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const changeEmail: SettingsChange = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  const password = textOf(form, 'password') || undefined
  const attempt = await tryApi(context)('POST /auth/change-email', { body: { email, password } })
  return { ...outcomeOf(attempt), email }
}

export const sendEmailAgain: SettingsChange = async ({ context }) => outcomeOf(await tryApi(context)('POST /auth/send-confirm-email', { body: {} }))
