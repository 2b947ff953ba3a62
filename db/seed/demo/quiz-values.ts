import type { AnswerValue } from '../../../contract/quizzes/answering.ts'
import type { AskedQuestion } from '../../../server/domains/quizzes/asked.ts'
import { chance, chosenBetween } from './chance.ts'
import type { DemoQuestion } from './quizzes.ts'

/** Most respondents answer every question, and most of their answers to a scored quiz are right. */
const skipped = 0.12
const known = 0.62

/** The answer of a respondent, the same on every fill; null for a skipped question. */
export const chosenValue = (question: AskedQuestion, { texts = [] }: DemoQuestion, respondent: string): AnswerValue | null => {
  const key = `${question.title} ${respondent}`
  if (question.type === 'splitter' || question.type === 'afterword') return null
  if (!question.required && chance(key, 'skipped') < skipped) return null
  const text = texts[Math.floor(chance(key, 'text') * texts.length)]
  if (question.type === 'boolean') return booleanOf(question, key)
  if (question.type === 'scale') return scaleOf(question, key)
  if (question.type === 'region') return chosenBetween(1, 80, key)
  if (question.options.length === 0) return text ?? null
  return chosenOf(question, key, text ?? '')
}

const booleanOf = ({ right_boolean }: AskedQuestion, key: string): boolean =>
  right_boolean === null ? chance(key) < 0.7 : chance(key) < known ? right_boolean : !right_boolean

/** The better of two throws: guests of these events are content. */
const scaleOf = ({ min, max }: AskedQuestion, key: string): number => {
  const [least, most] = [min ?? 1, max ?? 5]
  return Math.max(chosenBetween(least, most, key, 'one'), chosenBetween(least, most, key, 'two'))
}

const chosenOf = ({ type, options }: AskedQuestion, key: string, text: string): AnswerValue | null => {
  const right = options.filter(({ is_right }) => is_right)
  const knows = right.length > 0 && chance(key, 'knows') < known
  const byTaste = options.toSorted((one, other) => taste(key, one.title) - taste(key, other.title)).map(({ id }) => id)
  const [first = 0] = byTaste
  if (type === 'responsePriority') return knows ? options.map(({ id }) => id) : byTaste
  if (type === 'checkbox') return knows ? right.map(({ id }) => id) : byTaste.slice(0, chosenBetween(1, Math.min(3, options.length), key))
  const chosen = knows ? (right[0]?.id ?? first) : first
  return type === 'radioFields' ? { optionId: chosen, text } : chosen
}

/** Some answers are liked by more respondents than others. */
const taste = (key: string, option: string): number => chance(key, option) * (0.5 + chance('liked', option))
