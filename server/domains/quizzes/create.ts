import { maxOwnQuizzes, quizLengths } from '../../../contract/quizzes/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { newCode } from './codes.ts'
import { presentQuiz } from './present.ts'
import { editedQuiz } from './read.ts'
import { addQuiz, copyQuestions, copySettings, countOwn, findQuiz, lockQuiz, lockUser } from './store.ts'

/** Creates an unpublished quiz, for an event of the caller or for none (V311). */
export const createQuiz = async (ctx: Ctx<'POST /quizzes'>) => {
  const { db, actor, body, caller, now } = ctx
  if (body?.eventId !== undefined) await ownEvent(db, { eventId: body.eventId, actor })
  const title = dictionaries[caller.locale].newQuiz.title
  const id = await db.transaction().execute(async (tx) => {
    await requireRoom(ctx, tx)
    return addQuiz(tx, { authorId: actor.id, title, mode: body?.mode ?? 'quiz', eventId: body?.eventId ?? null, code: newCode, now })
  })
  return written(ctx, id)
}

/** The copy has its own questions, which its author changes without the original. */
export const copyQuiz = async (ctx: Ctx<'POST /quizzes/:id/copies'>) => {
  const { db, actor, caller, params, now } = ctx
  const id = await db.transaction().execute(async (tx) => {
    await requireRoom(ctx, tx)
    const original = editedQuiz(ctx, await lockQuiz(tx, params.id, { userId: actor.id }))
    const title = [...dictionaries[caller.locale].newQuiz.copyOf(original.title)].slice(0, quizLengths.title).join('')
    const copyId = await addQuiz(tx, { authorId: actor.id, title, mode: original.mode, eventId: null, code: newCode, now })
    await copySettings(tx, { from: original.id, to: copyId })
    await copyQuestions(tx, { from: original.id, to: copyId })
    return copyId
  })
  return written(ctx, id)
}

type Creating = Pick<Ctx<'POST /quizzes'>, 'actor' | 'refuse'>

/** One quiz of a user at a time, so that simultaneous requests do not exceed the limit. */
const requireRoom = async ({ actor, refuse }: Creating, tx: Tx) => {
  await lockUser(tx, actor.id)
  if ((await countOwn(tx, actor.id)) >= maxOwnQuizzes) throw refuse('tooManyQuizzes')
}

const written = async ({ db, actor }: Pick<Ctx<'POST /quizzes'>, 'db' | 'actor'>, id: number) => {
  const quiz = await findQuiz(db, id, { userId: actor.id })
  if (!quiz) throw new Error(`the quiz ${id} was not written`)
  return presentQuiz(quiz, actor.id)
}
