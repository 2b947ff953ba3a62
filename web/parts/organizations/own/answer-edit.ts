import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { faultOf } from '../../../forms/fault.ts'
import { numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { onlyUserNamed } from '../../../forms/only-user-named.ts'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { check, create, save } from './save-organization.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>
type Change = FormChange<object, FormInput & { id: number }>

export const answerCreate = ({ request, context }: Args) => answerForm({ create, check }, { request, context, id: null }, paths.createOrganization())

export const answerEdit = ({ request, context, params }: Args) => {
  const id = Number(params.id)
  return answerForm<object, FormInput & { id: number }>(changes, { request, context, id }, paths.editOrganization(id))
}

const addGroup: Change = async ({ form, context, id }) =>
  outcomeOf(await tryApi(context)('POST /owner/organizations/:id/groups', { params: { id }, body: { groupId: numberOf(form, 'groupId') } }))

const removeGroup: Change = async ({ form, context, id }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/organizations/:id/groups/:groupId', { params: { id, groupId: subjectOf(form) } }))

const addAdmin: Change = async ({ form, context, id }) => {
  const userId = numberOf(form, 'userId') || (await onlyUserNamed(context, { q: textOf(form, 'userIdText').trim() }))
  const attempt = await tryApi(context)('POST /owner/organizations/:id/admins', { params: { id }, body: { userId } })
  const fault = faultOf(attempt)
  // an unknown user is a fault of the field
  return { problem: fault && (userId === 0 || fault.status === 404) ? { ...fault, status: 422, message: '', errors: { userId: [] } } : fault }
}

/** Users who give up their own rights can no longer open this page. */
const removeAdmin: Change = async ({ form, context, id }) => {
  const userId = subjectOf(form)
  const viewer = await signedIn(context, paths.editOrganization(id))
  const attempt = await tryApi(context)('DELETE /owner/organizations/:id/admins/:userId', { params: { id, userId } })
  if (attempt.ok && viewer.id === userId) throw redirect(paths.myOrganizations(), 303)
  return outcomeOf(attempt)
}

const decide =
  (decision: 'approved' | 'declined'): Change =>
  async ({ form, context, id }) => {
    const comment = textOf(form, 'comment').trim()
    return outcomeOf(
      await tryApi(context)('POST /owner/organizations/:id/appeals/:appealId/decision', {
        params: { id, appealId: subjectOf(form) },
        body: { decision, ...(comment && { comment }) },
      }),
    )
  }

const changes: Record<string, Change> = {
  save,
  check,
  addGroup,
  removeGroup,
  addAdmin,
  removeAdmin,
  approveAppeal: decide('approved'),
  declineAppeal: decide('declined'),
}
