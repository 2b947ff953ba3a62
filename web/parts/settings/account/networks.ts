import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { subjectOf } from '../subject.ts'

export const showNetwork: Change = async ({ form, context }) => {
  const visible = textOf(form, 'wanted') === 'yes'
  return outcomeOf(await tryApi(context)('POST /owner/external-accounts/:id/visibility', { params: { id: subjectOf(form) }, body: { visible } }))
}

export const takeFromNetwork: Change = async ({ form, context }) => {
  const body = { city: form.has('city'), birthday: form.has('birthday'), photo: form.has('photo') }
  return outcomeOf(await tryApi(context)('POST /owner/external-accounts/:id/merge-profile-data', { params: { id: subjectOf(form) }, body }))
}

export const disconnectNetwork: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/external-accounts/:id', { params: { id: subjectOf(form) } }))
