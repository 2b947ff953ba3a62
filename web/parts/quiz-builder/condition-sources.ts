import { conditionTypes } from '../../../contract/quizzes/conditions.ts'
import type { EditedQuestion } from './quiz-document.ts'

/** Saved questions before this one, on whose answer it may depend. */
export const sourcesOf = (questions: readonly EditedQuestion[], key: string): EditedQuestion[] => {
  const place = questions.findIndex((question) => question.key === key)
  return questions.slice(0, Math.max(0, place)).filter(({ id, type }) => id !== undefined && conditionTypes.some((one) => one === type))
}

/** The source of the condition is still above, and has its options. */
export const isSoundCondition = (question: EditedQuestion, questions: readonly EditedQuestion[]): boolean => {
  const { condition } = question
  if (!condition) return true
  const source = sourcesOf(questions, question.key).find(({ id }) => id === condition.questionId)
  if (!source) return false
  if (source.type === 'boolean') return condition.yes !== null
  return condition.optionIds.length > 0 && condition.optionIds.every((id) => source.options.some((option) => option.id === id))
}
