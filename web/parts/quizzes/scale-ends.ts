import { scaleBounds } from '../../../contract/quizzes/limits.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'

/** The ends of a scale, which an author may leave out. */
export const scaleEnds = ({ min, max }: Pick<Question, 'min' | 'max'>) => ({ min: min ?? scaleBounds.min, max: max ?? scaleBounds.max })

/** Points of a scale that fit on a phone in a few rows; a longer scale is a field. */
const maxPills = 21

export const isLongScale = (question: Pick<Question, 'type' | 'min' | 'max'>): boolean => {
  const { min, max } = scaleEnds(question)
  return question.type === 'scale' && max - min >= maxPills
}
