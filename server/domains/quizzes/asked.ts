import type { Condition } from '../../../contract/quizzes/conditions.ts'
import type { QuestionType } from '../../../contract/quizzes/limits.ts'

/** A question as its answers are checked and scored, with the options that are not removed, in their order. */
export type AskedQuestion = {
  id: number
  type: QuestionType
  title: string
  required: boolean
  min: number | null
  max: number | null
  right_boolean: boolean | null
  condition: Condition | null
  options: readonly AskedOption[]
}

export type AskedOption = { id: number; title: string; is_right: boolean; score: number }
