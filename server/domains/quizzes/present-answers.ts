import type { Locale } from '../../../contract/locales.ts'
import type { OwnerAnswer, QuizAnswer } from '../../../contract/quizzes/answering.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Db } from '../../kernel/db.ts'
import { nameOf } from '../people/present.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'
import { valueIn } from './answer-values.ts'
import { type AnswerRow, answersByIds, type NamedValueRow, valuesOfAnswers } from './answers-store.ts'
import { rightAnswersOf } from './score.ts'
import type { QuizRow } from './store.ts'

type Context = { db: Db; locale: Locale }

/**
 * An answer for its respondent: the quiz decides whether the score and what is right leave the server (V307, V308). Neither does while a host
 * leads the quiz, because the respondent may play it. The right answer to a question leaves for an answer to this question: an empty one
 * would collect it for the next one.
 */
export const presentOwnAnswer = async (context: Context, quiz: QuizRow, id: number): Promise<QuizAnswer | undefined> => {
  const [found] = await withValues(context, [id])
  if (!found) return undefined
  const answered = quiz.questions.filter((question) => found.answer.values.some(({ questionId }) => questionId === question.id))
  const rightAnswers = quiz.is_right_answers_visible && !quiz.is_hosted ? rightAnswersOf(answered) : null
  return { ...found.answer, score: quiz.is_result_score_visible && !quiz.is_hosted ? found.answer.score : null, rightAnswers }
}

/** Answers for the editors of a quiz, in the order of the ids. */
export const presentAnswers = async (context: Context, ids: readonly number[]): Promise<OwnerAnswer[]> =>
  (await withValues(context, ids)).map(({ answer, row }) => ({
    ...answer,
    user: row.user_id === null ? null : presentUser(row.user_id, row),
    guestName: row.guest_name,
    guestEmail: row.guest_email,
  }))

const presentUser = (id: number, { first_name, last_name, photo_id }: AnswerRow) => ({
  id,
  name: nameOf({ first_name: first_name ?? '', last_name: last_name ?? '' }),
  photo: photo_id && uploadUrl(photo_id),
})

const withValues = async ({ db, locale }: Context, ids: readonly number[]): Promise<{ row: AnswerRow; answer: QuizAnswer }[]> => {
  if (ids.length === 0) return []
  const [rows, values] = await Promise.all([answersByIds(db, ids), valuesOfAnswers(db, ids, locale)])
  const byAnswer = Map.groupBy(values, ({ answer_id }) => answer_id)
  return rows.map((row) => ({ row, answer: { ...presentAnswer(row), values: presentValues(byAnswer.get(row.id) ?? [], locale) } }))
}

const presentAnswer = (row: AnswerRow) => ({
  id: row.id,
  quizId: row.quiz_id,
  userId: row.user_id,
  eventId: row.event_id,
  score: row.score,
  rightAnswers: null,
  createdAt: row.created_at.toISOString(),
})

/** A value that an erasure emptied is left out. */
const presentValues = (rows: readonly NamedValueRow[], locale: Locale): QuizAnswer['values'] =>
  [...Map.groupBy(rows, ({ question_id }) => question_id)].flatMap(([questionId, group]) => {
    const [first] = group
    const value = first ? valueIn(first.type, group) : null
    return first && value !== null ? [{ questionId, value, text: textOf(group, locale), file: fileOf(first) }] : []
  })

/** The value of one question as a reader sees it. */
export const textOf = (rows: readonly NamedValueRow[], locale: Locale): string => {
  const [first] = rows
  if (!first) return ''
  if (first.type === 'boolean') return first.number === null ? '' : dictionaries[locale].quizAnswers[first.number === 1 ? 'yes' : 'no']
  if (first.type === 'responsePriority') return rows.map(({ place, option_title }) => `${place}. ${option_title}`).join('; ')
  if (first.option_id !== null) return rows.map(({ option_title, text }) => [option_title, text].filter(Boolean).join(': ')).join('; ')
  return first.row_name ?? first.text ?? first.file_name ?? String(first.number ?? '')
}

/** Null for a value of another type, and for a file that was removed. */
export const fileOf = ({ upload_id, file_name, file_size, file_mime }: NamedValueRow) =>
  upload_id && file_name !== null ? presentUpload({ id: upload_id, name: file_name, size: file_size ?? 0, mime: file_mime ?? '' }) : null
