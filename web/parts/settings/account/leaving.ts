import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'

export const askForData: Change = async ({ context }) => outcomeOf(await tryApi(context)('POST /user/data-export'))

export const askForDeletion: Change = async ({ form, context }) => {
  const body = { reason: textOf(form, 'reason').trim() || undefined, password: textOf(form, 'password') || undefined }
  return outcomeOf(await tryApi(context)('POST /user/deletion-proposal', { body }))
}

export const takeDeletionBack: Change = async ({ context }) => outcomeOf(await tryApi(context)('DELETE /user/deletion-proposal'))
