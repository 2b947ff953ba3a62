import type { RouterContextProvider } from 'react-router'
import { type ControlAction, controlActions } from '../../../../contract/live-quiz/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

type Input = FormInput & { id: number }
type Change = FormChange<object, Input>
type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }

export const answerHost = ({ request, context, params }: Args) =>
  answerForm<object, Input>(changes, { request, context, id: Number(params.id) }, paths.hostQuiz(params.id))

/** The revision is that of the screen, so that a second press, or that of another host, moves nothing further. */
const change =
  (action: ControlAction): Change =>
  async ({ form, context, id }) => {
    const body = { action, revision: Number(textOf(form, 'revision')) || 0 }
    return outcomeOf(await tryApi(context)('POST /quizzes/:id/fast-control', { params: { id }, body }))
  }

const changes = Object.fromEntries(controlActions.map((action) => [action, change(action)]))
