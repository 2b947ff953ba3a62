import type { Ctx } from '../../kernel/call.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { presentQuiz } from './present.ts'
import { isEditor, isHidden } from './rules.ts'
import { findQuiz, findQuizBySlug, type QuizRow } from './store.ts'

export const readQuiz = async (ctx: Ctx<'GET /quizzes/:id'>) => {
  const { db, actor, params } = ctx
  return shown(ctx, await findQuiz(db, params.id, { userId: actor?.id ?? null }))
}

export const readQuizBySlug = async (ctx: Ctx<'GET /quizzes/slug/:slug'>) => {
  const { db, actor, params } = ctx
  return shown(ctx, await findQuizBySlug(db, params.slug, { userId: actor?.id ?? null }))
}

type ReadCall = Pick<Ctx<'GET /quizzes/:id'>, 'actor' | 'refuse'>

const shown = (call: ReadCall, found: QuizRow | undefined) => presentQuiz(visibleQuiz(call, found), call.actor?.id ?? null)

type NotFound = { refuse: (code: 'notFound') => Refusal }

/** A quiz that the viewer may see: an unpublished one is missing for all but its editors. */
export const visibleQuiz = ({ refuse }: NotFound, quiz: QuizRow | undefined): QuizRow => {
  if (!quiz || isHidden(quiz)) throw refuse('notFound')
  return quiz
}

type Editing = { refuse: (code: 'notFound' | 'forbidden') => Refusal }

/** A quiz that the caller may edit: the author, or a user with access (V314). */
export const editedQuiz = ({ refuse }: Editing, quiz: QuizRow | undefined): QuizRow => {
  if (!quiz) throw refuse('notFound')
  if (!isEditor(quiz)) throw refuse('forbidden')
  return quiz
}

/** A quiz of the caller. */
export const ownQuiz = ({ refuse }: Editing, quiz: QuizRow | undefined): QuizRow => {
  if (!quiz) throw refuse('notFound')
  if (!quiz.is_author) throw refuse('forbidden')
  return quiz
}
