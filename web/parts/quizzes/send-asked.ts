import { type LoaderFunctionArgs, redirect } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { browserDraft, forgetDraft, rememberDraft } from './draft-cookie.ts'
import { leaveFor, type QuizInput, quizPath, sendAnswers } from './send-answers.ts'

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/**
 * Sends the answers that a visitor has asked to send before the sign-in. Guarantee: no link sends answers, because only a form of our own site
 * sets the cookie. After a refusal the form shows the answers again.
 */
export const sendAskedAnswers = async (args: Args, input: QuizInput): Promise<void> => {
  const { context } = args
  await signedIn(context, quizPath(input, { send: 1 }))
  const asked = browserDraft(args, input.quiz.id)
  if (!asked?.isSending) throw redirect(quizPath(input))
  const draft = await tryApi(context)('GET /quizzes/:id/draft', { params: { id: input.quiz.id }, query: { token: asked.token } })
  const attempt = draft.ok ? await sendAnswers(context, input, { answers: draft.reply.answers, draftToken: asked.token }) : draft
  if (attempt.ok || attempt.problem.reason === 'alreadyAnswered') throw await leaveFor(context, input, forgetDraft(args, input.quiz.id))
  const headers = { 'set-cookie': rememberDraft(args, { ...asked, isSending: false }) }
  throw redirect(quizPath(input), { status: 303, headers })
}
