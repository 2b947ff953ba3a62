import { tryApi } from '../../../kernel/api.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { subjectOf } from '../subject.ts'

export const signOutDevice: Change = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /user/sessions/:id', { params: { id: subjectOf(form) } }))

export const signOutOthers: Change = async ({ context }) => outcomeOf(await tryApi(context)('DELETE /user/sessions'))
