import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const signOutDevice: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /user/sessions/:id', { params: { id: subjectOf(form) } }))

export const signOutOthers: SettingsChange = async ({ context }) => outcomeOf(await tryApi(context)('DELETE /user/sessions'))
