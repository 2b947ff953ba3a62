import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

type Input = FormInput & { code: string }
type Change = FormChange<object, Input>
type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }

export const answerPlay = ({ request, context, params }: Args) =>
  answerForm<object, Input>(changes, { request, context, code: params.id }, paths.fastQuiz(params.id))

const join: Change = async ({ form, context, code }) =>
  outcomeOf(await tryApi(context)('POST /fast-quiz/:code/players', { params: { code }, body: { name: textOf(form, 'name') } }))

const alone: Change = async ({ context, code }) =>
  outcomeOf(await tryApi(context)('POST /fast-quiz/:code/players', { params: { code }, body: { alone: true } }))

/** Without scripts. A late answer shows the result, which says that it is missing. */
const answer: Change = async ({ form, context, code }) => {
  const body = { questionId: Number(textOf(form, 'questionId')) || 1, value: form.getAll('value').join(',') }
  return outcomeOf(await tryApi(context)('POST /fast-quiz/:code/answers', { params: { code }, body }))
}

const next: Change = async ({ form, context, code }) =>
  outcomeOf(await tryApi(context)('POST /fast-quiz/:code/next', { params: { code }, body: { revision: Number(textOf(form, 'revision')) || 0 } }))

const changes = { join, alone, answer, next }
