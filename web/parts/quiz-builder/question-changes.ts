import { choiceTypes, type QuestionType, type QuizMode, quizLengths, scaleBounds } from '../../../contract/quizzes/limits.ts'
import { comparedTitle, hasOptions } from './question-faults.ts'
import { type EditedQuestion, newKey } from './quiz-document.ts'

/** Changes of the list of questions, alike in the browser and without scripts. None changes its argument. */

type NewWords = { title: string; option: (place: number) => string }

/** A new question that can be saved at once: with a title of its own, and with two options where it needs them. */
export const newQuestion = (type: QuestionType, mode: QuizMode, others: readonly EditedQuestion[], words: NewWords): EditedQuestion => ({
  key: newKey(),
  type,
  title: freeTitle(words.title, others),
  description: '',
  required: false,
  options: choiceTypes.some((choice) => choice === type) ? newOptions(mode, words) : [],
  rightBoolean: null,
  min: type === 'scale' ? scaleBounds.min : null,
  max: type === 'scale' ? scaleBounds.max : null,
  seconds: null,
  condition: null,
})

const newOptions = (mode: QuizMode, { option }: NewWords) =>
  [1, 2].map((place) => ({ key: newKey(), title: option(place), right: mode === 'quiz' && place === 1, score: 1 }))

/** The title, or the title with the first number that makes it unique. */
const freeTitle = (title: string, others: readonly EditedQuestion[]): string => {
  const taken = new Set(others.map((question) => comparedTitle(question.title)))
  const numbered = (place: number) => {
    const end = ` (${place})`
    return place === 1 ? title : `${title.slice(0, quizLengths.questionTitle - end.length)}${end}`
  }
  let place = 1
  while (taken.has(comparedTitle(numbered(place)))) place += 1
  return numbered(place)
}

/** Inserts after the question with the key, or at the end. */
export const insertedAfter = (questions: readonly EditedQuestion[], key: string | null, added: EditedQuestion): EditedQuestion[] => {
  const place = questions.findIndex((question) => question.key === key)
  return questions.toSpliced(place < 0 ? questions.length : place + 1, 0, added)
}

export const moved = (questions: readonly EditedQuestion[], key: string, to: number): EditedQuestion[] => {
  const place = questions.findIndex((question) => question.key === key)
  const question = questions[place]
  if (!question || to < 0 || to >= questions.length) return [...questions]
  return questions.toSpliced(place, 1).toSpliced(to, 0, question)
}

export const removed = (questions: readonly EditedQuestion[], key: string) => questions.filter((question) => question.key !== key)

export const replaced = (questions: readonly EditedQuestion[], changed: EditedQuestion) =>
  questions.map((question) => (question.key === changed.key ? changed : question))

/** A copy with keys of its own and without ids; its title is unique. */
export const copyOf = ({ id: _id, ...question }: EditedQuestion, others: readonly EditedQuestion[]): EditedQuestion => ({
  ...question,
  key: newKey(),
  title: freeTitle(question.title, others),
  options: question.options.map(({ id: _optionId, ...option }) => ({ ...option, key: newKey() })),
})

/** The question as another type: options, bounds and right answers remain where the type has them. */
export const asType = (question: EditedQuestion, type: QuestionType, mode: QuizMode, words: NewWords): EditedQuestion => {
  const needsOptions = hasOptions(type)
  const fresh = newQuestion(type, mode, [], words)
  return {
    ...question,
    type,
    options: needsOptions ? (question.options.length > 0 ? question.options : fresh.options) : [],
    rightBoolean: type === 'boolean' ? question.rightBoolean : null,
    min: type === question.type ? question.min : fresh.min,
    max: type === question.type ? question.max : fresh.max,
  }
}
