import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { uploadUrl } from '../uploads/address.ts'
import { accessesOf, replaceAccesses } from './accesses-store.ts'
import { ownQuiz } from './read.ts'
import { findQuiz, lockQuiz } from './store.ts'

export const listAccesses = async (ctx: Ctx<'GET /quizzes/:id/accesses'>) => {
  const { db, actor, params } = ctx
  const quiz = ownQuiz(ctx, await findQuiz(db, params.id, { userId: actor.id }))
  return presented(db, quiz.id)
}

/** The author needs no access of their own; an account that is not active is refused. */
export const setAccesses = async (ctx: Ctx<'PUT /quizzes/:id/accesses'>) => {
  const { db, actor, body, params } = ctx
  return db.transaction().execute(async (tx) => {
    const quiz = ownQuiz(ctx, await lockQuiz(tx, params.id, { userId: actor.id }))
    const userIds = [...new Set(body.userIds)].filter((id) => id !== actor.id)
    if (!(await replaceAccesses(tx, quiz.id, userIds))) throw wrongField('userIds')
    return presented(tx, quiz.id)
  })
}

const presented = async (db: Db, quizId: number) => ({
  _items: (await accessesOf(db, quizId)).map(({ user_id, name, photo_id }) => ({
    ...{ quizId, userId: user_id, name },
    photo: photo_id === null ? null : uploadUrl(photo_id),
  })),
})
