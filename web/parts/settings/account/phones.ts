import { tryApi } from '../../../kernel/api.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { subjectOf } from '../subject.ts'
import { withProvenPhone } from './phone-proof.ts'

export const addPhone = withProvenPhone(({ context }, proof) => tryApi(context)('POST /owner/phones', { body: proof }))

export const replacePhone = withProvenPhone(({ form, context }, proof) =>
  tryApi(context)('PUT /owner/phones/:id', { params: { id: subjectOf(form) }, body: proof }),
)

export const makePhonePrimary: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /owner/phones/:id/mark-primary', { params: { id: subjectOf(form) } }))

export const removePhone: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/phones/:id', { params: { id: subjectOf(form) } }))
