import type { Input } from '../../../../contract/contract.ts'
import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, faultOf } from './own-answer.ts'

const subjectOf = (form: FormData): number => Number(textOf(form, 'subject'))

export const saveProject: Change = async ({ form, context }) => {
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
  if (id) return faultOf(await tryApi(context)('PUT /owner/projects/:id', { params: { id }, body }))
  return faultOf(await tryApi(context)('POST /owner/projects', { body }))
}

export const showProject: Change = async ({ form, context }) =>
  faultOf(
    await tryApi(context)('PATCH /owner/projects/:id', { params: { id: subjectOf(form) }, body: { visible: textOf(form, 'wanted') === 'yes' } }),
  )

export const removeProject: Change = async ({ form, context }) =>
  faultOf(await tryApi(context)('DELETE /owner/projects/:id', { params: { id: subjectOf(form) } }))
