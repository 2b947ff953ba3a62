import { outcomeOf } from '../../../forms/answer-form.ts'
import { flagOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const showNetwork: SettingsChange = async ({ form, context }) => {
  const visible = textOf(form, 'wanted') === 'yes'
  return outcomeOf(await tryApi(context)('POST /owner/external-accounts/:id/visibility', { params: { id: subjectOf(form) }, body: { visible } }))
}

export const importFromNetwork: SettingsChange = async ({ form, context }) => {
  const body = { city: flagOf(form, 'city'), birthday: flagOf(form, 'birthday'), photo: flagOf(form, 'photo') }
  return outcomeOf(await tryApi(context)('POST /owner/external-accounts/:id/merge-profile-data', { params: { id: subjectOf(form) }, body }))
}

export const disconnectNetwork: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/external-accounts/:id', { params: { id: subjectOf(form) } }))
