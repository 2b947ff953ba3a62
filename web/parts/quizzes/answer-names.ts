import type { GivenAnswer } from '../../../contract/quizzes/answering.ts'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import type { Typed } from '../../forms/form-data.ts'

/** The fields of a question in the form. */
export const names = {
  answer: (questionId: number) => `q${questionId}`,
  /** The typed name of a row of a catalogue. */
  rowName: (questionId: number) => `q${questionId}-name`,
  /** The text beside an option of radioFields. */
  optionText: (questionId: number, optionId: number) => `q${questionId}-text-${optionId}`,
  /** The place of an option of responsePriority. */
  place: (questionId: number, optionId: number) => `q${questionId}-place-${optionId}`,
  /** The file itself, which browsers without scripts post. */
  file: (questionId: number) => `q${questionId}-file`,
}

/** The name of the errors of a question in the answer of a call. */
export const errorOf = (questionId: number) => `answers.${questionId}`

/** Questions that only show text have no field (V303). */
export const takesAnswer = ({ type }: Pick<Question, 'type'>): boolean => type !== 'splitter' && type !== 'afterword'

/** Answers as the values of the fields that post them. */
export const typedAnswers = (answers: readonly GivenAnswer[]): Typed => Object.fromEntries(answers.flatMap(fieldsOf))

const fieldsOf = ({ questionId, value }: GivenAnswer): [string, string[]][] => {
  const name = names.answer(questionId)
  if (value === null) return []
  if (!Array.isArray(value)) {
    if (typeof value !== 'object') return [[name, [String(value)]]]
    const { optionId, text } = value
    return [
      [name, [String(optionId)]],
      [names.optionText(questionId, optionId), [text]],
    ]
  }
  // a list is several options of checkbox, or the order of responsePriority
  return [[name, value.map(String)], ...value.map((id, index): [string, string[]] => [names.place(questionId, id), [String(index + 1)]])]
}
