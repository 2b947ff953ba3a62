import type { AnswerValue } from '../../../contract/quizzes/answering.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'

/** Ids of options, or true or false. */
type Right = readonly (number | boolean)[]

/** Was a value right? In responsePriority the right options stand first, in any order among themselves. */
export const isRight = ({ type }: Pick<Question, 'type'>, value: AnswerValue | undefined, right: Right): boolean => {
  if (value === undefined) return false
  if (type === 'responsePriority') return Array.isArray(value) && value.slice(0, right.length).every((id) => right.includes(id))
  if (Array.isArray(value)) return value.length === right.length && value.every((id) => right.includes(id))
  if (typeof value === 'object') return right.includes(value.optionId)
  return typeof value !== 'string' && right.includes(value)
}
