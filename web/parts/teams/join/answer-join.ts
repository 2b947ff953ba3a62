import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

type Input = FormInput & { code: string }

/** The page of the team shows the waiting request. */
const join: FormChange<object, Input> = async ({ context, code }) => {
  const attempt = await tryApi(context)('POST /teams/request', { body: { inviteCode: code } })
  if (attempt.ok) throw redirect(paths.team(attempt.reply.id), 303)
  return outcomeOf(attempt)
}

export const answerJoin = ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  const code = params.id ?? ''
  return answerForm({ join }, { request, context, code }, paths.joinTeam(code))
}
