import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const allowContacts: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('PUT /participant/accesses/:userId', { params: { userId: subjectOf(form) } }))

export const revokeContacts: SettingsChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /participant/accesses/:userId', { params: { userId: subjectOf(form) } }))

/** Decides a pending request. */
const decide =
  (decision: 'approved' | 'declined'): SettingsChange =>
  async ({ form, context }) => {
    const body = { decision, userId: subjectOf(form), notificationRecipientId: Number(textOf(form, 'notificationRecipientId')) || 0 }
    return outcomeOf(await tryApi(context)('POST /participant/accesses/decision', { body }))
  }

export const approveContacts = decide('approved')
export const declineContacts = decide('declined')
