import { outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const requestExport: SettingsChange = async ({ context }) => outcomeOf(await tryApi(context)('POST /user/data-export'))

export const requestDeletion: SettingsChange = async ({ form, context }) => {
  const body = { reason: textOf(form, 'reason').trim() || undefined, password: textOf(form, 'password') || undefined }
  return outcomeOf(await tryApi(context)('POST /user/deletion-proposal', { body }))
}

export const withdrawDeletion: SettingsChange = async ({ context }) => outcomeOf(await tryApi(context)('DELETE /user/deletion-proposal'))
