import type { Ctx } from '../../kernel/call.ts'
import { editedQuiz } from '../quizzes/read.ts'
import { findQuiz } from '../quizzes/store.ts'
import { blocksOf } from './blocks.ts'
import { insertMailing } from './save.ts'

/** A draft whose letters end with a button to the quiz. */
export const createQuizMailing = async (ctx: Ctx<'POST /quizzes/:id/mailings'>) => {
  const { db, actor, body, params, refuse } = ctx
  const quiz = editedQuiz(ctx, await findQuiz(db, params.id, { userId: actor.id }))
  if (quiz.published_at === null) throw refuse('quizNotPublished')
  const { subject, content, recipients } = body
  const draft = {
    subject,
    blocks: blocksOf(content),
    template: 'organizer' as const,
    recipients,
    quiz_id: quiz.id,
    send_at: null,
    eventIds: [],
    files: [],
  }
  return db.transaction().execute((tx) => insertMailing(ctx, tx, draft))
}
