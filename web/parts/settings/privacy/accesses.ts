import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { subjectOf } from '../subject.ts'

export const allowContacts: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('PUT /participant/accesses/:userId', { params: { userId: subjectOf(form) } }))

export const revokeContacts: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /participant/accesses/:userId', { params: { userId: subjectOf(form) } }))

/** Decides a pending request. */
const decide =
  (decision: 'approved' | 'declined'): Change =>
  async ({ form, context }) => {
    const body = { decision, userId: subjectOf(form), notificationRecipientId: Number(textOf(form, 'notificationRecipientId')) || 0 }
    return outcomeOf(await tryApi(context)('POST /participant/accesses/decision', { body }))
  }

export const approveContacts = decide('approved')
export const declineContacts = decide('declined')
