import type { LiveQuestion, LiveQuiz, LiveValue } from '../../../contract/live-quiz/live-quiz.ts'
import type { Dictionary } from '../../../messages/ru.ts'

/** One answer to choose. `key` names it in the counts and in forms. */
export type Choice = { key: string; value: number | boolean; title: string; isRight: boolean; count: number; letter: string }

/** The answers of a question; a boolean has yes and no. */
export const choicesOf = ({ type, options, counts, rightBoolean }: LiveQuestion, t: Dictionary['liveQuiz']): Choice[] => {
  const plain =
    type === 'boolean'
      ? [true, false].map((value) => ({ key: String(value), value, title: value ? t.yes : t.no, isRight: rightBoolean === value }))
      : options.map(({ id, title, right }) => ({ key: String(id), value: id, title, isRight: right === true }))
  return plain.map((choice, index) => ({ ...choice, count: counts?.[choice.key] ?? 0, letter: letterOf(index) }))
}

/** A to Z, then numbers. */
const letterOf = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : String(index + 1))

export const isChosen = ({ value }: Choice, chosen: LiveValue | null): boolean =>
  Array.isArray(chosen) ? chosen.some((one) => one === value) : chosen === value

/** Answers given to the question, of all choices. */
export const answersIn = ({ currentQuestion, answerCount }: LiveQuiz): number =>
  Math.max(answerCount, 1, ...Object.values(currentQuestion?.counts ?? {}))
