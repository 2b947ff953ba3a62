import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'
import { withProvenPhone } from './phone-proof.ts'

export const addPhone = withProvenPhone(({ context }, proof) => tryApi(context)('POST /owner/phones', { body: proof }))

export const replacePhone = withProvenPhone(({ form, context }, proof) =>
  tryApi(context)('PUT /owner/phones/:id', { params: { id: subjectOf(form) }, body: proof }),
)

export const makePhonePrimary: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /owner/phones/:id/mark-primary', { params: { id: subjectOf(form) } }))

export const removePhone: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/phones/:id', { params: { id: subjectOf(form) } }))
