import type { Input } from '../../../../contract/contract.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { flagOf, listOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { postedUpload } from '../../../forms/posted-upload.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { TeamFormChange } from './team-change.ts'

export const saveProject: TeamFormChange = async ({ form, context, teamId }) => {
  const presentation = await postedUpload({ form, context }, { name: 'presentation', idName: 'presentationId', purpose: 'file' })
  if (!presentation.ok) return outcomeOf(presentation)
  const body = bodyOf(form, presentation.reply)
  const projectId = subjectOf(form)
  if (projectId) return outcomeOf(await tryApi(context)('PUT /owner/teams/:id/projects/:projectId', { params: { id: teamId, projectId }, body }))
  return outcomeOf(await tryApi(context)('POST /owner/teams/:id/projects', { params: { id: teamId }, body }))
}

type Body = NonNullable<Input<'POST /owner/teams/:id/projects'>['body']>

const bodyOf = (form: FormData, presentation: string | null) =>
  ({
    name: textOf(form, 'name'),
    stage: textOf(form, 'stage'),
    complete_date: textOf(form, 'complete_date') || null,
    type: listOf(form, 'type'),
    finance_model: textOf(form, 'finance_model'),
    essence: textOf(form, 'essence') || null,
    info: textOf(form, 'info') || null,
    staff: listOf(form, 'staff').map(Number),
    known: listOf(form, 'known').map(Number),
    untiUrl: textOf(form, 'untiUrl').trim() || null,
    visible: flagOf(form, 'visible'),
    ...(presentation !== null ? { presentation } : flagOf(form, 'presentationRemoved') && { presentation }),
    // the call validates the choices of a select
  }) as Body

export const removeProject: TeamFormChange = async ({ form, context, teamId }) => {
  const params = { id: teamId, projectId: subjectOf(form) }
  return outcomeOf(await tryApi(context)('DELETE /owner/teams/:id/projects/:projectId', { params }))
}
