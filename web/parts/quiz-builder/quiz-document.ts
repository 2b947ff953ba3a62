import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import type { Question, Quiz } from '../../../contract/quizzes/quizzes.ts'

/** An option as the builder edits it. `key` stays the same while the option gets its id from the server. */
export type EditedOption = { key: string; id?: number; title: string; right: boolean; score: number }

export type EditedQuestion = Pick<Question, 'type' | 'title' | 'description' | 'required' | 'min' | 'max' | 'seconds' | 'condition'> & {
  key: string
  id?: number
  options: EditedOption[]
  rightBoolean: boolean | null
}

export const settingNames = [
  'title',
  'mode',
  'allowMultiple',
  'authRequired',
  'statsAccess',
  'isResultScoreVisible',
  'isRightAnswersVisible',
  'slug',
] as const

export type QuizSettings = Pick<Quiz, (typeof settingNames)[number]>

/** The part of a quiz that the autosave sends. */
export type QuizDocument = QuizSettings & { questions: EditedQuestion[] }

export const documentOf = (quiz: Quiz): QuizDocument => ({
  title: quiz.title,
  mode: quiz.mode,
  allowMultiple: quiz.allowMultiple,
  authRequired: quiz.authRequired,
  statsAccess: quiz.statsAccess,
  isResultScoreVisible: quiz.isResultScoreVisible,
  isRightAnswersVisible: quiz.isRightAnswersVisible,
  slug: quiz.slug,
  questions: quiz.questions.map(editedQuestion),
})

const editedQuestion = ({ position: _position, rightBoolean, options, ...question }: Question): EditedQuestion => ({
  ...question,
  key: `q${question.id}`,
  rightBoolean: rightBoolean ?? null,
  options: options.map(({ id, title, right = false, score = 1 }) => ({ key: `o${id}`, id, title, right, score })),
})

/** The fields as the call takes them, without the keys of the page. */
export const bodyOf = ({ questions, ...settings }: Partial<QuizDocument>) => ({
  ...settings,
  ...(questions && { questions: questions.map(sentQuestion) }),
})

const sentQuestion = ({ key: _key, ...question }: EditedQuestion) => ({
  ...question,
  options: filledOptions(question).map(({ key: _optionKey, ...option }) => option),
})

/** An option that has no text yet is not sent. */
export const filledOptions = ({ options }: Pick<EditedQuestion, 'options'>) => options.filter(({ title }) => title.trim() !== '')

/** The key of a new question or option. It is random, because two pages of one quiz may be open. */
export const newKey = () => `n${crypto.randomUUID()}`

/** Questions with the ids that the server gave to the sent ones. The reply has them in the sent order. */
export const withSavedIds = (questions: EditedQuestion[], sent: readonly EditedQuestion[], saved: readonly Question[]): EditedQuestion[] => {
  const savedBy = new Map(sent.map(({ key }, place) => [key, saved[place]]))
  const sentBy = new Map(sent.map((question) => [question.key, question]))
  return questions.map((question) => {
    const row = savedBy.get(question.key)
    if (!row) return question
    const sentOne = sentBy.get(question.key)
    const sentOptions = sentOne ? filledOptions(sentOne) : []
    const optionIds = new Map(sentOptions.map(({ key }, place) => [key, row.options[place]?.id]))
    return { ...question, id: row.id, options: question.options.map((option) => withId(option, optionIds.get(option.key))) }
  })
}

const withId = (option: EditedOption, id: number | undefined): EditedOption => (id === undefined ? option : { ...option, id })

/** Own questions after another page has removed some: those and their options become new ones. */
export const withoutLostIds = (questions: readonly EditedQuestion[], latest: readonly Question[]): EditedQuestion[] =>
  questions.map(({ id, ...question }) => {
    const row = latest.find((one) => one.id === id)
    const options = question.options.map(({ id: optionId, ...option }) => {
      const isKnown = optionId !== undefined && row?.options.some((one) => one.id === optionId)
      return isKnown ? { ...option, id: optionId } : option
    })
    return { ...question, ...(row && { id: row.id }), options, condition: keptCondition(question.condition, latest) }
  })

const keptCondition = (condition: EditedQuestion['condition'], latest: readonly Question[]): EditedQuestion['condition'] => {
  const source = latest.find(({ id }) => id === condition?.questionId)
  return condition && source && condition.optionIds.every((id) => source.options.some((option) => option.id === id)) ? condition : null
}

export const takesAnswer = ({ type }: { type: QuestionType }): boolean => type !== 'splitter' && type !== 'afterword'
