import { redirect } from 'react-router'
import type { GivenAnswer, QuizAnswer } from '../../../contract/quizzes/answering.ts'
import type { Quiz } from '../../../contract/quizzes/quizzes.ts'
import type { FormInput } from '../../forms/answer-form.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'
import { cardId } from '../events/registration/card-id.ts'
import { type QuizAddress, queryOf } from './quiz-address.ts'

export type QuizInput = {
  quiz: Quiz
  /** As the address names the quiz. */
  idOrSlug: string
  address: QuizAddress
  purpose: 'registration' | 'survey' | null
}

type Context = FormInput['context']
type Guest = { guestName?: string; guestEmail?: string }
type Sent = Guest & { answers: GivenAnswer[]; draftToken: string | undefined }

export const sendAnswers = (
  context: Context,
  { quiz, address: { eventId } }: QuizInput,
  { answers, draftToken, ...guest }: Sent,
): Promise<Attempt<QuizAnswer>> =>
  tryApi(context)('POST /quizzes/:id/answers', {
    params: { id: quiz.id },
    body: { answers, ...guest, ...(eventId !== undefined && { eventId }), ...(draftToken !== undefined && { draftToken }) },
  })

/** The address of the page with its event and the choices of the registration. */
export const quizPath = ({ idOrSlug, address }: Pick<QuizInput, 'idOrSlug' | 'address'>, more: Parameters<typeof paths.quiz>[1] = {}) =>
  paths.quiz(idOrSlug, { ...queryOf(address), ...more })

/**
 * The page after the answer: the card of the event, on which the user has been registered with the answer, else the result. A refused registration
 * is explained by the card.
 */
export const leaveFor = async (context: Context, input: QuizInput, cookie: string): Promise<Response> => {
  const headers = { 'set-cookie': cookie }
  const { eventId, choice } = input.address
  if (input.purpose !== 'registration' || eventId === undefined)
    return redirect(quizPath(input, { done: 'sent', show: undefined }), { status: 303, headers })
  await register(context, input.quiz.id, eventId, choice)
  return redirect(`${paths.event(eventId)}#${cardId}`, { status: 303, headers })
}

const register = async (context: Context, quizId: number, eventId: number, choice: QuizAddress['choice']) => {
  const [session, answer] = await Promise.all([
    tryApi(context)('GET /auth/session'),
    tryApi(context)('GET /quizzes/:id/my-answer', { params: { id: quizId }, query: { eventId } }),
  ])
  if (!session.ok || !answer.ok) return
  await tryApi(context)('POST /event-participants/registration', {
    body: { user_id: session.reply.id, eventId, quizAnswerId: answer.reply.id, ...choice },
  })
}
