import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/posted.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'

export const turnSecondStepOff: Change = async ({ form, context }) => {
  const body = { code: textOf(form, 'code').trim() || undefined, password: textOf(form, 'password') || undefined }
  return outcomeOf(await tryApi(context)('DELETE /user/second-step', { body }))
}
