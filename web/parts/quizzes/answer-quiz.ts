import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { QuizAnswer } from '../../../contract/quizzes/answering.ts'
import { askedQuestions } from '../../../contract/quizzes/conditions.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { type FormChange, type FormInput, type FormOutcome, runChange } from '../../forms/answer-form.ts'
import type { Fault } from '../../forms/fault.ts'
import { numberOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { loaderWords } from '../../kernel/loader-words.server.ts'
import { isDataRequest } from '../../kernel/router-inside/data-request.ts'
import { paths } from '../../paths.ts'
import { errorOf, takesAnswer } from './answer-names.ts'
import { browserDraft, forgetDraft, rememberDraft } from './draft-cookie.ts'
import { quizAt } from './find-quiz-at.ts'
import { type FormFault, type PostedAnswers, postedAnswers } from './posted-answers.ts'
import { purposeFor, readAddress } from './quiz-address.ts'
import { leaveFor, type QuizInput, quizPath, sendAnswers } from './send-answers.ts'

/** The outcome of the form: faults that it found itself, names for a form shown again, and the answer of a visitor. */
export type QuizOutcome = { faults?: Record<string, FormFault>; rowNames?: Record<string, string>; answer?: QuizAnswer; savedAt?: string }

type Args = Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>
type Input = FormInput & QuizInput & { args: Args; headers: Headers }
type Change = FormChange<QuizOutcome, Input>

export const answerQuiz = async (args: Args) => {
  const { params, request, context } = args
  const address = readAddress(request)
  const idOrSlug = params.id ?? ''
  const quiz = await quizAt(context, idOrSlug)
  const event = address.eventId === undefined ? null : await tryApi(context)('GET /events/:id', { params: { id: address.eventId } })
  const purpose = event?.ok ? purposeFor(event.reply, quiz.id) : null
  const headers = new Headers()
  const input = { request, context, args, headers, quiz, idOrSlug, address, purpose }
  const answer = await runChange<QuizOutcome, Input>(changes, input, quizPath(input))
  // without scripts the form on the page shows the refusal, whichever of its buttons was pressed
  return data(isDataRequest(request) ? answer : { ...answer, intent: 'answer' }, { status: answer.problem?.status ?? 200, headers })
}

const send: Change = async (input) => {
  const { args, context, quiz, form, headers } = input
  const posted = await postedAnswers(input, quiz.questions)
  if (posted.problem) return outcomeWith(posted, posted.problem)
  const { hasToken } = context.get(siteContext)
  if (!hasToken && (quiz.authRequired || input.purpose === 'registration')) return signInToSend(input, posted)
  const attempt = await sendAnswers(context, input, { answers: posted.answers, draftToken: browserDraft(args, quiz.id)?.token, ...guestIn(form) })
  if (!attempt.ok && attempt.problem.reason !== 'alreadyAnswered') return outcomeWith(posted, attempt.problem)
  const cookie = forgetDraft(args, quiz.id)
  const isShownNow = !hasToken && attempt.ok && (quiz.isResultScoreVisible || quiz.isRightAnswersVisible)
  if (!isShownNow) throw await leaveFor(context, input, cookie)
  headers.set('set-cookie', cookie)
  return { problem: null, answer: attempt.reply }
}

const guestIn = (form: FormData) => {
  const [guestName, guestEmail] = [textOf(form, 'guestName').trim(), textOf(form, 'guestEmail').trim()]
  return { ...(guestName && { guestName }), ...(guestEmail && { guestEmail }) }
}

const outcomeWith = ({ faults, rowNames }: PostedAnswers, problem: Fault): FormOutcome<QuizOutcome> => ({ problem, faults, rowNames })

/** Stores the answers of a visitor; the page sends them when the sign-in returns to it. */
const signInToSend = async (input: Input, posted: PostedAnswers): Promise<FormOutcome<QuizOutcome>> => {
  const missing = missingAnswers(input, posted)
  if (missing) return outcomeWith(posted, missing)
  const draft = await saveDraft(input, posted)
  if (!draft.ok) return outcomeWith(posted, draft.problem)
  const { token } = draft.reply
  const cookie = token && rememberDraft(input.args, { quizId: input.quiz.id, token, isSending: true })
  throw redirect(paths.login(quizPath(input, { send: 1 })), { status: 303, ...(cookie && { headers: { 'set-cookie': cookie } }) })
}

/** Shown before the sign-in, because the call refuses the visitor before it reads the answers. */
const missingAnswers = ({ context, quiz }: Input, { answers, faults }: PostedAnswers): Fault | null => {
  const given = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  const asked = askedQuestions(quiz.questions, (id) => given.get(id) ?? null)
  const missing = asked.filter((question) => (takesAnswer(question) && question.required && !given.has(question.id)) || question.id in faults)
  if (missing.length === 0) return null
  const message = loaderWords(context).refusals.answerRequired
  return { status: 422, reason: 'answerRequired', message, error: {}, errors: Object.fromEntries(missing.map(({ id }) => [errorOf(id), [message]])) }
}

/** The unfinished answers. With scripts it is posted while the user types, without them by a button. */
const save: Change = async (input) => {
  const { args, quiz, headers } = input
  const posted = await postedAnswers(input, quiz.questions)
  const isAutomatic = isDataRequest(args.request)
  if (posted.problem) return outcomeWith(posted, posted.problem)
  const draft = await saveDraft(input, posted)
  // an expired session does not lead to the sign-in while the user types
  if (!draft.ok && isAutomatic) return { problem: null }
  if (!draft.ok) return outcomeWith(posted, draft.problem)
  const { token, savedAt } = draft.reply
  if (token) headers.set('set-cookie', rememberDraft(args, { quizId: quiz.id, token, isSending: false }))
  if (isAutomatic) return { problem: null, savedAt }
  // a value that cannot be stored stays in its field
  if (Object.keys(posted.faults).length > 0)
    return outcomeWith(posted, { status: 422, reason: 'wrongAnswer', message: '', error: {}, errors: faultErrors(posted) })
  throw redirect(quizPath(input, { done: 'saved' }), { status: 303, headers })
}

const faultErrors = ({ faults }: PostedAnswers) => Object.fromEntries(Object.keys(faults).map((id) => [errorOf(Number(id)), []]))

const saveDraft = ({ args, context, quiz, form, address: { eventId } }: Input, { answers, faults }: PostedAnswers) => {
  const token = browserDraft(args, quiz.id)?.token
  const reached = numberOf(form, 'reached') || lastAnswered(quiz.questions, answers)
  return tryApi(context)('PUT /quizzes/:id/draft', {
    params: { id: quiz.id },
    body: {
      answers: answers.filter(({ questionId }) => !(questionId in faults)),
      reachedQuestionId: reached,
      ...(token && { token }),
      ...(eventId !== undefined && { eventId }),
    },
  })
}

const lastAnswered = (questions: readonly Question[], answers: PostedAnswers['answers']): number | null =>
  questions.findLast(({ id }) => answers.some(({ questionId }) => questionId === id))?.id ?? null

const changes: Record<string, Change> = { answer: send, saveDraft: save }
