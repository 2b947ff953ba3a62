import type { GivenAnswer, QuizDraft } from '../../../contract/quizzes/answering.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { addVisitorDraft, type DraftRow, findDraft, forgetDrafts, isCompleted, saveUserDraft, saveVisitorDraft } from './draft-store.ts'
import { visibleQuiz } from './read.ts'
import { takesAnswer } from './rules.ts'
import { findQuiz, lockToAnswer, lockUser, type QuizRow } from './store.ts'

/** The unfinished answer, without values of questions that the quiz has lost since. */
export const readDraft = async ({ actor, db, params, query, refuse }: Ctx<'GET /quizzes/:id/draft'>): Promise<QuizDraft> => {
  const userId = actor?.id ?? null
  const quiz = visibleQuiz({ refuse }, await findQuiz(db, params.id, { userId }))
  const tokenHash = query.token === undefined ? null : hashToken(query.token)
  const draft = await findDraft(db, { quizId: quiz.id, userId, tokenHash })
  if (!draft) throw refuse('notFound')
  return presentDraft(quiz, draft, draft.is_own ? null : (query.token ?? null))
}

const presentDraft = (quiz: QuizRow, { answers, reached_question_id, saved_at }: DraftRow, token: string | null): QuizDraft => ({
  answers: ofQuiz(quiz, answers),
  reachedQuestionId: reached_question_id,
  token,
  savedAt: saved_at.toISOString(),
})

/** One value for a question. Values are checked when they are submitted, so that nothing half-written is lost. */
const ofQuiz = ({ questions }: QuizRow, answers: readonly GivenAnswer[]): GivenAnswer[] => {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return questions.flatMap(({ id, type }) => (takesAnswer(type) ? (byQuestion.get(id) ?? []) : []))
}

type Call = Ctx<'PUT /quizzes/:id/draft'>

/**
 * Stores what the respondent has written so far. A visitor gets a token, unless theirs names a draft of the quiz; one who has to sign in before
 * they answer finds the draft after the sign-in.
 */
export const saveDraft = (ctx: Call): Promise<QuizDraft> =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body, now, params, refuse } = ctx
    if (actor) await lockUser(tx, actor.id)
    const quiz = visibleQuiz(ctx, await lockToAnswer(tx, params.id, { userId: actor?.id ?? null }))
    if (quiz.published_at === null) throw refuse('notFound')
    const reachedQuestionId = quiz.questions.find(({ id }) => id === body.reachedQuestionId)?.id ?? null
    const saved = { answers: ofQuiz(quiz, body.answers), reachedQuestionId, now }
    const token = await store(ctx, tx, quiz, saved)
    return presentDraft(quiz, { answers: saved.answers, reached_question_id: reachedQuestionId, saved_at: now }, token)
  })

type Saved = Parameters<typeof addVisitorDraft>[2]

const store = async ({ actor, body, refuse }: Call, tx: Tx, quiz: QuizRow, saved: Saved): Promise<string | null> => {
  const tokenHash = body.token === undefined ? null : hashToken(body.token)
  if (actor) {
    if (!quiz.allow_multiple && quiz.has_answered) throw refuse('alreadyAnswered')
    await saveUserDraft(tx, { quizId: quiz.id, userId: actor.id, tokenHash }, saved)
    return null
  }
  if (body.token !== undefined && tokenHash) {
    if (await saveVisitorDraft(tx, { quizId: quiz.id, tokenHash }, saved)) return body.token
    if (await isCompleted(tx, { quizId: quiz.id, tokenHash })) throw refuse('alreadyAnswered')
  }
  const token = newToken()
  await addVisitorDraft(tx, { quizId: quiz.id, tokenHash: hashToken(token) }, saved)
  return token
}

const draftDays = 90

export const forgetOldDrafts = async ({ db, clock }: Pick<Resources, 'db' | 'clock'>): Promise<void> => {
  const savedBefore = new Date(clock().getTime() - draftDays * 86_400_000)
  while ((await forgetDrafts(db, savedBefore)) > 0);
}
