import type { ActionFunctionArgs } from 'react-router'
import { answerForm, type FormChange, type FormInput } from '../../forms/answer-form.ts'
import { faultOf } from '../../forms/fault.ts'
import { numberOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'

/** The forms of the rows, on the page and in the dialog. */
export const answerActivity = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const { id: userId } = await signedIn(context, paths.activity())
  return answerForm({ cancelParticipation }, { request, context, userId }, paths.activity())
}

/** A participation that another tab has cancelled already counts as cancelled. */
const cancelParticipation: FormChange<object, FormInput & { userId: number }> = async ({ form, context, userId }) => {
  const body = { user_id: userId, eventId: numberOf(form, 'subject') }
  const attempt = await tryApi(context)('POST /event-participants/cancel', { body })
  return { problem: !attempt.ok && attempt.problem.reason === 'notRegistered' ? null : faultOf(attempt) }
}
