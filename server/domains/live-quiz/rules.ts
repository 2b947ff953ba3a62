import { graceMs, livePoints } from '../../../contract/live-quiz/limits.ts'
import type { LiveValue } from '../../../contract/live-quiz/live-quiz.ts'
import type { StoredQuestion } from './store.ts'

type Times = { opened_at: Date; closes_at: Date }

/** Points of a right answer: the most at the first moment, the least at the last. */
export const pointsAt = ({ opened_at, closes_at }: Times, answeredAt: Date): number => {
  const elapsed = (answeredAt.getTime() - opened_at.getTime()) / (closes_at.getTime() - opened_at.getTime())
  return Math.round(livePoints.most - (livePoints.most - livePoints.least) * Math.min(1, Math.max(0, elapsed)))
}

/** The time is over, and answers on their way have had theirs. */
export const isDue = (closesAt: Date, now: Date): boolean => now.getTime() >= closesAt.getTime() + graceMs

/** The choices of an answer, checked against its question; null for a value that the question cannot have. */
export const choiceOf = (question: StoredQuestion, value: unknown): LiveValue | null => {
  if (question.type === 'boolean') return booleanOf(value)
  const known = new Set(question.options.map(({ id }) => id))
  const ids = idsOf(value)
  if (ids.length === 0 || new Set(ids).size < ids.length || !ids.every((id) => known.has(id))) return null
  if (question.type === 'checkbox') return ids.toSorted((a, b) => a - b)
  return ids.length === 1 ? (ids[0] ?? null) : null
}

const booleanOf = (value: unknown): boolean | null => {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : null
}

const idsOf = (value: unknown): number[] => {
  const parts = typeof value === 'string' ? value.split(',') : [value].flat()
  return parts.map(Number)
}

/** Null without a right answer. Several right options count only together and without a wrong one. */
export const isRight = (question: StoredQuestion, value: LiveValue): boolean | null => {
  if (question.type === 'boolean') return question.rightBoolean === null ? null : value === question.rightBoolean
  const right = rightOptions(question)
  if (right.length === 0) return null
  const chosen = new Set([value].flat())
  if (question.type !== 'checkbox') return right.some(({ id }) => chosen.has(id))
  return right.length === chosen.size && right.every(({ id }) => chosen.has(id))
}

const rightOptions = ({ options }: StoredQuestion) => options.filter(({ right }) => right)

/** Points of the quiz itself, as answers outside a live quiz get them: a wrong option of a checkbox leaves none. */
export const scoreOf = (question: StoredQuestion, value: LiveValue): number => {
  if (question.type === 'boolean') return question.rightBoolean !== null && value === question.rightBoolean ? 1 : 0
  const chosen = new Set([value].flat())
  const options = question.options.filter(({ id }) => chosen.has(id))
  return options.every(({ right }) => right) ? sum(options.map(({ score }) => score)) : 0
}

/** The most that `scoreOf` can give. */
export const maxScoreOf = (question: StoredQuestion): number => {
  if (question.type === 'boolean') return question.rightBoolean === null ? 0 : 1
  const scores = rightOptions(question).map(({ score }) => score)
  return question.type === 'checkbox' ? sum(scores) : Math.max(0, ...scores)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
