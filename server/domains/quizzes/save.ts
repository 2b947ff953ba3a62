import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { type FieldFault, Refusal } from '../../kernel/refusal.ts'
import { quizKeyChanged } from './facts.ts'
import { presentQuiz } from './present.ts'
import { answeredQuestions, type SentQuestion, writeQuestions } from './questions-store.ts'
import { editedQuiz } from './read.ts'
import { type BoundsFault, boundsFaultsOf, type RuledQuiz, structureFaultOf, withUsedLimits } from './rules.ts'
import { keyOf } from './score.ts'
import { findQuiz, isAnswered, isUsed, lockQuiz, type QuizRow, writeSettings } from './store.ts'

type Call = Ctx<'PUT /quizzes/:id'>

/** Changes settings and questions in one transaction; absent fields stay as they are (V304). */
export const saveQuiz = async (ctx: Call) => {
  const { db, actor, params } = ctx
  const viewer = { userId: actor.id }
  try {
    return await db.transaction().execute(async (tx) => {
      const quiz = editedQuiz(ctx, await lockQuiz(tx, params.id, viewer))
      await change(ctx, tx, quiz)
      const saved = (await findQuiz(tx, params.id, viewer)) ?? quiz
      await announceKey(ctx, tx, { before: quiz, after: saved })
      return presentQuiz(saved, actor.id)
    })
  } catch (error) {
    throw meaningOf(ctx, brokenConstraint(error)) ?? error
  }
}

const change = async (ctx: Call, tx: Tx, quiz: QuizRow) => {
  const { body, now, refuse } = ctx
  if (body.version !== undefined && body.version !== quiz.version) throw refuse('quizChanged', { version: quiz.version })
  const questions = body.questions?.map(withUsedLimits)
  const next = changed(quiz, { ...body, questions })
  refuseFaults(ctx, next)
  if (body.published === false && quiz.published_at !== null && (await isUsed(tx, quiz.id))) throw refuse('quizInUse')
  if (next.mode !== quiz.mode && quiz.is_hosted) throw refuse('quizIsPlayed')
  if (questions) await changeQuestions(ctx, tx, quiz, questions)
  await writeSettings(tx, quiz.id, { ...body, publishedAt: publishedAtOf(quiz, body.published, now), now })
}

/** The answers to changed right options get new scores in the background. */
const announceKey = async ({ announce }: Call, tx: Tx, { before, after }: { before: QuizRow; after: QuizRow }) => {
  if (keyOf(before.questions) === keyOf(after.questions)) return
  if (await isAnswered(tx, before.id)) await announce(tx, quizKeyChanged, { quizId: before.id })
}

const publishedAtOf = (quiz: QuizRow, published: boolean | undefined, now: Date): Date | null =>
  published === false ? null : (quiz.published_at ?? (published ? now : null))

const changed = (quiz: QuizRow, body: Call['body']): RuledQuiz => ({
  mode: body.mode ?? quiz.mode,
  authRequired: body.authRequired ?? quiz.auth_required,
  published: body.published ?? quiz.published_at !== null,
  questions: body.questions ?? quiz.questions.map(({ options, ...question }) => ({ ...question, options: options.map(asSent) })),
})

const asSent = ({ id, title, is_right }: { id: number; title: string; is_right: boolean }) => ({ id, title, right: is_right })

const refuseFaults = ({ refuse }: Call, next: RuledQuiz) => {
  refuseBounds(boundsFaultsOf(next.questions))
  const fault = structureFaultOf(next)
  if (fault) throw refuse(fault.code, { at: fault.at })
}

const refuseBounds = (faults: readonly BoundsFault[]) => {
  if (faults.length > 0) throw new Refusal('invalidInput', { fields: Object.fromEntries(faults.map(({ field, ...fault }) => [field, [fault]])) })
}

const refuseFields = (fields: readonly string[], fault: FieldFault['fault']) => {
  if (fields.length > 0) throw new Refusal('invalidInput', { fields: Object.fromEntries(fields.map((field) => [field, [{ fault }]])) })
}

/** Ids are those of the quiz, each once; the type of an answered question stays. */
const changeQuestions = async ({ now, refuse }: Call, tx: Tx, quiz: QuizRow, sent: readonly SentQuestion[]) => {
  refuseFields(unknownIds(quiz, sent), 'choice')
  const stored = new Map(quiz.questions.map(({ id, type }): [number, QuestionType] => [id, type]))
  const retyped = sent.flatMap(({ id, type }, index) => (id !== undefined && stored.get(id) !== type ? [{ id, index }] : []))
  const answered = await answeredQuestions(
    tx,
    quiz.id,
    retyped.map(({ id }) => id),
  )
  const fixed = retyped.filter(({ id }) => answered.has(id))
  if (fixed.length > 0) throw refuse('questionAnswered', { at: fixed.map(({ index }) => `questions.${index}.type`) })
  await writeQuestions(tx, quiz.id, sent, now)
}

/** Fields with an id that the quiz lacks, that belongs to another question, or that stands twice. */
const unknownIds = ({ questions }: QuizRow, sent: readonly SentQuestion[]): string[] => {
  const optionsOf = new Map(questions.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]))
  const seen = new Set<number>()
  return sent.flatMap((question, index) => {
    const known = question.id === undefined ? new Set<number>() : optionsOf.get(question.id)
    const isFaulty = question.id !== undefined && (!known || seen.has(question.id))
    if (question.id !== undefined) seen.add(question.id)
    return isFaulty
      ? [`questions.${index}.id`]
      : foreignOptions(question, known ?? new Set()).map((place) => `questions.${index}.options.${place}.id`)
  })
}

const foreignOptions = ({ options }: SentQuestion, known: ReadonlySet<number>): number[] => {
  const left = new Set(known)
  return options.flatMap(({ id }, place) => (id === undefined || left.delete(id) ? [] : [place]))
}

/** Titles that only the database finds equal, such as letters with two lower cases. */
const meaningOf = ({ refuse }: Call, constraint: string | null) => {
  if (constraint === 'quizzes_slug') return refuse('slugTaken')
  if (constraint === 'quiz_questions_title') return refuse('sameQuestionTitle')
  return constraint === 'quiz_options_title' ? refuse('sameOptionTitle') : null
}
