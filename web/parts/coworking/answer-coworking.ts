import type { ActionFunctionArgs } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'

/** The forms of the coworking on the page of a place; their subject is the space. */
export const answerCoworking = ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) =>
  answerForm({ enlist, delist }, { request, context }, paths.place(Number(params.id)))

const bodyOf = (form: FormData) => ({ spaceId: subjectOf(form), date: textOf(form, 'date') })

const enlist: FormChange = async ({ form, context }) => outcomeOf(await tryApi(context)('POST /coworking/enlist', { body: bodyOf(form) }))

/** The subject names the day too, because each own day has a form. */
const delist: FormChange = async ({ form, context }) => {
  const [spaceId, date = ''] = textOf(form, 'subject').split(' ')
  return outcomeOf(await tryApi(context)('POST /coworking/delist', { body: { spaceId: Number(spaceId) || 0, date } }))
}
