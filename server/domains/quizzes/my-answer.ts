import type { Ctx } from '../../kernel/call.ts'
import { latestAnswerOf } from './answers-store.ts'
import { presentOwnAnswer } from './present-answers.ts'
import { findQuiz } from './store.ts'

/** The latest answer of the caller, also after the quiz was unpublished. */
export const readMyAnswer = async ({ actor, caller, db, params, query, refuse }: Ctx<'GET /quizzes/:id/my-answer'>) => {
  const quiz = await findQuiz(db, params.id, { userId: actor.id })
  const id = await latestAnswerOf(db, { quizId: params.id, userId: actor.id, eventId: query.eventId })
  const answer = quiz && id !== null ? await presentOwnAnswer({ db, locale: caller.locale }, quiz, id) : undefined
  if (!answer) throw refuse('notFound')
  return answer
}
