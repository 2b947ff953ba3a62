import type { QuestionType } from './limits.ts'

/** Questions on whose answer another question may depend. */
export const conditionTypes = ['radio', 'checkbox', 'dropdown', 'radioFields', 'boolean'] as const satisfies QuestionType[]

/** An earlier question, with the options of which one is chosen, or with yes or no. */
export type Condition = { questionId: number; optionIds: readonly number[]; yes: boolean | null }

type Value = string | number | boolean | readonly number[] | { optionId: number } | null

/** Is the value of its question one that the condition names? */
export const isMet = ({ optionIds, yes }: Condition, value: Value): boolean => {
  if (value === null) return false
  if (typeof value === 'boolean') return value === yes
  if (typeof value === 'string') return false
  if (typeof value === 'number') return optionIds.includes(value)
  return 'optionId' in value ? optionIds.includes(value.optionId) : value.some((id) => optionIds.includes(id))
}

type Conditional = { id: number; condition: Condition | null }

/** The questions that the answers ask for, in their order. The answer to a question that is not asked counts for nothing. */
export const askedQuestions = <Question extends Conditional>(questions: readonly Question[], answerOf: (questionId: number) => Value): Question[] => {
  const asked = new Set<number>()
  return questions.filter(({ id, condition }) => {
    const isAsked = condition === null || (asked.has(condition.questionId) && isMet(condition, answerOf(condition.questionId)))
    if (isAsked) asked.add(id)
    return isAsked
  })
}
