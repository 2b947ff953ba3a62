import { type RouterContextProvider, redirect } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { typedNumber } from '../../../ui/typed-number.ts'
import { answersPath, openIn } from './answers-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }
type Input = FormInput & { eventId: number; search: URLSearchParams }

export const answerScore = ({ request, context, params }: Args) => {
  const eventId = Number(params.id)
  const { searchParams: search } = new URL(request.url)
  return answerForm<object, Input>({ score }, { request, context, eventId, search }, answersPath(eventId, search, openIn(search)))
}

/** Saves a score; the default button leads to the next participant without one. */
const score: FormChange<object, Input> = async ({ form, context, eventId, search }) => {
  // the call refuses a text that is no number
  const given = typedNumber(textOf(form, 'score')) ?? Number.NaN
  const body = { eventId, participantId: subjectOf(form), score: given, comment: textOf(form, 'comment') }
  const attempt = await tryApi(context)('POST /expert/events/decision', { body })
  if (attempt.ok && textOf(form, 'then') === 'next') throw redirect(answersPath(eventId, search, 'next'), 303)
  const { problem } = outcomeOf(attempt)
  // the field has words of its own
  return { problem: problem?.errors.score ? { ...problem, errors: { ...problem.errors, score: [] } } : problem }
}
