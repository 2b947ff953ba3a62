import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'

export const changeEmail: Change = async ({ form, context }) => {
  const email = textOf(form, 'email').trim()
  const password = textOf(form, 'password') || undefined
  const attempt = await tryApi(context)('POST /auth/change-email', { body: { email, password } })
  return { ...outcomeOf(attempt), email }
}

export const sendEmailAgain: Change = async ({ context }) => outcomeOf(await tryApi(context)('POST /auth/send-confirm-email', { body: {} }))
