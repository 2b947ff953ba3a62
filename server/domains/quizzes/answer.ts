import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { type FieldFault, wrongField } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { visibilityOf } from '../events/rules.ts'
import { findEvent } from '../events/store.ts'
import { claimPrivately } from '../uploads/claim.ts'
import { rowsOf } from './answer-values.ts'
import { addAnswer, addValues, isAskedBy, knownRows } from './answers-store.ts'
import { type AnswerFault, type CheckedAnswer, checkValues } from './check-values.ts'
import { completeAttempts } from './draft-store.ts'
import { presentOwnAnswer } from './present-answers.ts'
import { visibleQuiz } from './read.ts'
import { scoreOf } from './score.ts'
import { lockToAnswer, lockUser, type QuizRow } from './store.ts'

type Call = Ctx<'POST /quizzes/:id/answers'>

/** Stores an answer and returns it with what the quiz shows afterwards (V305–V308). */
export const answerQuiz = async (ctx: Call) => {
  const { actor, caller, db, refuse } = ctx
  const { id, quiz } = await db.transaction().execute(async (tx) => {
    // a draft that is on its way is stored before the answer, which completes it, or refused behind it
    if (actor) await lockUser(tx, actor.id)
    return giveAnswer(ctx, tx)
  })
  const answer = await presentOwnAnswer({ db, locale: caller.locale }, quiz, id)
  // the quiz was deleted between the two statements
  if (!answer) throw refuse('notFound')
  return answer
}

type Given = Pick<Call, 'actor' | 'body' | 'caller' | 'now' | 'params' | 'refuse'>

/** The questions stay as they are until the transaction ends. */
export const giveAnswer = async (ctx: Given, tx: Tx, lock = lockToAnswer): Promise<{ id: number; quiz: QuizRow }> => {
  const { actor, params, refuse } = ctx
  const quiz = visibleQuiz(ctx, await lock(tx, params.id, { userId: actor?.id ?? null }))
  if (quiz.published_at === null) throw refuse('notFound')
  if (quiz.auth_required && !actor) throw refuse('signInRequired')
  await refuseEvent(ctx, tx)
  if (!quiz.allow_multiple && quiz.has_answered) throw refuse('alreadyAnswered')
  const answers = await validAnswers(ctx, tx, quiz)
  await completeDraft(ctx, tx)
  const id = await addAnswer(tx, {
    ...rowOf(ctx, quiz),
    ...scoreOf(quiz.questions, new Map(answers.map(({ question, value }) => [question.id, value]))),
  })
  if (id === null) throw refuse('alreadyAnswered')
  await addValues(tx, { quizId: quiz.id, answerId: id }, answers.flatMap(rowsOf))
  return { id, quiz }
}

const rowOf = ({ actor, body, now }: Given, quiz: QuizRow) => ({
  quizId: quiz.id,
  userId: actor?.id ?? null,
  eventId: body.eventId ?? null,
  guestName: actor ? null : body.guestName || null,
  guestEmail: actor ? null : (body.guestEmail ?? null),
  isSingle: !quiz.allow_multiple,
  now,
})

/** The event is one that the respondent sees and that asks the quiz. Its organizer learns the name of a visitor. */
const refuseEvent = async ({ actor, body, caller, params, refuse }: Given, tx: Tx) => {
  const { eventId, guestName, guestEmail } = body
  if (eventId === undefined) return
  const event = await findEvent(tx, eventId, { userId: actor?.id ?? null, locale: caller.locale })
  if (!event || visibilityOf(event, actor) !== 'visible' || !(await isAskedBy(tx, params.id, eventId))) throw wrongField('eventId')
  if (!actor && !(guestName && guestEmail)) throw refuse('guestRequired')
}

/** Checked values. Refuses all faults at once, with the words of each at its question. */
const validAnswers = async (ctx: Given, tx: Tx, { questions }: QuizRow): Promise<CheckedAnswer[]> => {
  const { answers, faults } = checkValues(questions, ctx.body.answers)
  const strange = faults.length > 0 ? [] : await strangeIds(ctx, tx, answers)
  const [first] = [...faults, ...strange]
  if (first) throw ctx.refuse(first.refusal, { fields: Object.fromEntries([...faults, ...strange].map(fieldOf)) })
  return answers
}

const fieldOf = ({ questionId, fault }: AnswerFault): [string, FieldFault[]] => [`answers.${questionId}`, [fault]]

/** Values that name a catalogue row that does not exist, or a file that is not the respondent's own. */
const strangeIds = async ({ actor }: Given, tx: Tx, answers: readonly CheckedAnswer[]): Promise<AnswerFault[]> => {
  const rowsOfType = (type: string) => answers.filter(({ question }) => question.type === type)
  const idsOf = (type: string) => rowsOfType(type).map(({ value }) => Number(value))
  const known = await knownRows(tx, { region: idsOf('region'), university: idsOf('university'), viewerId: actor?.id ?? null })
  const unknown = (['region', 'university'] as const).flatMap((type) => rowsOfType(type).filter(({ value }) => !known[type].has(Number(value))))
  const files = rowsOfType('file')
  const ids = files.map(({ value }) => String(value))
  const isOwn = ids.length === 0 || (actor !== null && (await claimAll(tx, ids, actor.id)))
  return [...unknown, ...(isOwn ? [] : files)].map(({ question }) => ({
    questionId: question.id,
    refusal: 'wrongAnswer',
    fault: { fault: 'choice' },
  }))
}

/** A file answers one question. */
const claimAll = async (tx: Tx, ids: readonly string[], ownerId: number): Promise<boolean> =>
  new Set(ids).size === ids.length && claimPrivately(tx, { ids, ownerId, purpose: 'quizAnswer' })

/** A visitor's draft is completed once, so that a repeated request stores no second answer. */
const completeDraft = async ({ actor, body, now, params, refuse }: Given, tx: Tx) => {
  const tokenHash = body.draftToken === undefined ? null : hashToken(body.draftToken)
  const { wasCompleted } = await completeAttempts(tx, { quizId: params.id, userId: actor?.id ?? null, tokenHash, now })
  if (wasCompleted && !actor) throw refuse('alreadyAnswered')
}
