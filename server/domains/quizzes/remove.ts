import type { Ctx } from '../../kernel/call.ts'
import { ownQuiz } from './read.ts'
import { isUsed, lockQuiz, setQuizDeleted } from './store.ts'

/** The quiz disappears at once; a job deletes its answers. */
export const removeQuiz = async (ctx: Ctx<'DELETE /quizzes/:id'>) => {
  const { db, actor, params, now, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const quiz = ownQuiz(ctx, await lockQuiz(tx, params.id, { userId: actor.id }))
    // read after the lock: a publication that uses the quiz locks it too
    if (await isUsed(tx, quiz.id)) throw refuse('quizInUse')
    if (quiz.is_hosted) throw refuse('quizIsPlayed')
    await setQuizDeleted(tx, quiz.id, now)
  })
  return { ok: true as const }
}
