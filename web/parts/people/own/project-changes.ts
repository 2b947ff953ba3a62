import type { Input } from '../../../../contract/contract.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { OwnChange } from './own-change.ts'

export const saveProject: OwnChange = async ({ form, context }) => {
  const body = {
    name: textOf(form, 'name'),
    stage: textOf(form, 'stage'),
    types: form.getAll('types'),
    financeModel: textOf(form, 'financeModel'),
    essence: textOf(form, 'essence') || null,
    info: textOf(form, 'info') || null,
    // the call validates the choices of a select
  } as Input<'POST /owner/projects'>['body']
  const id = subjectOf(form)
  if (id) return outcomeOf(await tryApi(context)('PUT /owner/projects/:id', { params: { id }, body }))
  return outcomeOf(await tryApi(context)('POST /owner/projects', { body }))
}

export const showProject: OwnChange = async ({ form, context }) =>
  outcomeOf(
    await tryApi(context)('PATCH /owner/projects/:id', { params: { id: subjectOf(form) }, body: { visible: textOf(form, 'wanted') === 'yes' } }),
  )

export const removeProject: OwnChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/projects/:id', { params: { id: subjectOf(form) } }))
