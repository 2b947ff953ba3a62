import { maxQuizScore } from '../../../contract/limits.ts'
import type { AnswerValue } from '../../../contract/quizzes/answering.ts'
import { askedQuestions } from '../../../contract/quizzes/conditions.ts'
import type { AskedOption, AskedQuestion } from './asked.ts'

export type Score = { points: number; score: number | null }

/**
 * The points of an answer, and their share of the most possible ones at the questions it was asked; null without a right option. The same rules stand in SQL in
 * `recount-scores.ts`, because a changed key recounts all answers.
 */
export const scoreOf = (questions: readonly AskedQuestion[], values: ReadonlyMap<number, AnswerValue>): Score => {
  const asked = askedQuestions(questions, (id) => values.get(id) ?? null)
  const points = sumOf(asked.map((question) => pointsOf(question, values.get(question.id))))
  const most = sumOf(asked.map(possiblePoints))
  return { points, score: most === 0 ? null : Math.round((maxQuizScore * points) / most) }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const rightOptions = ({ options }: AskedQuestion): AskedOption[] => options.filter(({ is_right }) => is_right)
const scoresOf = (options: readonly AskedOption[]): number => sumOf(options.map(({ score }) => score))

const possiblePoints = (question: AskedQuestion): number => {
  const right = rightOptions(question)
  if (question.type === 'boolean') return question.right_boolean === null ? 0 : 1
  if (question.type === 'checkbox' || question.type === 'responsePriority') return scoresOf(right)
  return Math.max(0, ...right.map(({ score }) => score))
}

const pointsOf = (question: AskedQuestion, value: AnswerValue | undefined): number => {
  if (value === undefined) return 0
  if (typeof value === 'boolean') return value === question.right_boolean ? 1 : 0
  if (Array.isArray(value)) return question.type === 'checkbox' ? pointsOfChosen(question, value) : pointsOfOrder(question, value)
  const chosen = typeof value === 'object' ? value.optionId : value
  return scoresOf(rightOptions(question).filter(({ id }) => id === chosen))
}

/** A wrong option takes all points. Removed options count for nothing. */
const pointsOfChosen = ({ options }: AskedQuestion, ids: readonly number[]): number => {
  const chosen = options.filter(({ id }) => ids.includes(id))
  return chosen.every(({ is_right }) => is_right) ? scoresOf(chosen) : 0
}

/** The right options must stand first, in any order among themselves. */
const pointsOfOrder = (question: AskedQuestion, ids: readonly number[]): number => {
  const right = rightOptions(question)
  const current = ids.filter((id) => question.options.some((option) => option.id === id))
  const first = current.slice(0, right.length)
  return right.every(({ id }) => first.includes(id)) ? scoresOf(right) : 0
}

/** The values that decide about scores, as a text to compare. */
export const keyOf = (questions: readonly AskedQuestion[]): string =>
  JSON.stringify(
    questions
      .map(({ id, type, right_boolean, options, condition }) => [
        id,
        type,
        right_boolean,
        condition,
        options.map(({ id: option, is_right, score }) => [option, is_right, score]).sort(),
      ])
      .sort(),
  )

/** The right options of each question, or the right one of yes and no. */
export const rightAnswersOf = (questions: readonly AskedQuestion[]): Record<string, (number | boolean)[]> =>
  Object.fromEntries(questions.map((question) => [String(question.id), rightOf(question)] as const).filter(([, right]) => right.length > 0))

const rightOf = (question: AskedQuestion): (number | boolean)[] => {
  if (question.type === 'boolean') return question.right_boolean === null ? [] : [question.right_boolean]
  return rightOptions(question).map(({ id }) => id)
}
