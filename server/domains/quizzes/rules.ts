import { type Condition, conditionTypes } from '../../../contract/quizzes/conditions.ts'
import { choiceTypes, liveTypes, minOptions, type QuestionType, type QuizMode, scaleBounds, textPartTypes } from '../../../contract/quizzes/limits.ts'
import type { QuizRow } from './store.ts'

type Viewed = Pick<QuizRow, 'is_author' | 'has_access' | 'published_at' | 'stats_access' | 'has_answered'>

/** The author and access holders edit a quiz, read its answers and host it. Staff have no more rights than others. */
export const isEditor = ({ is_author, has_access }: Pick<Viewed, 'is_author' | 'has_access'>): boolean => is_author || has_access

/** An unpublished quiz is a missing one for all but its editors. */
export const isHidden = (quiz: Viewed): boolean => quiz.published_at === null && !isEditor(quiz)

export const seesStats = (quiz: Viewed): boolean =>
  isEditor(quiz) || quiz.stats_access === 'all' || (quiz.stats_access === 'respondents' && quiz.has_answered)

type Answering = Pick<QuizRow, 'published_at' | 'auth_required' | 'allow_multiple' | 'has_answered'>

export const mayAnswer = (quiz: Answering, isSignedIn: boolean): boolean =>
  quiz.published_at !== null && (isSignedIn || !quiz.auth_required) && (quiz.allow_multiple || !quiz.has_answered)

export const hasOptions = (type: QuestionType): boolean => choiceTypes.some((choice) => choice === type)

export const takesAnswer = (type: QuestionType): boolean => !textPartTypes.some((part) => part === type)

export type RuledQuestion = {
  /** Absent for a new question. */
  id?: number | undefined
  type: QuestionType
  title: string
  options: readonly { id?: number | undefined; title: string; right: boolean }[]
  condition?: Condition | null
  min: number | null
  max: number | null
}

export type RuledQuiz = { mode: QuizMode; authRequired: boolean; published: boolean; questions: readonly RuledQuestion[] }

type Code = 'tooFewOptions' | 'sameQuestionTitle' | 'sameOptionTitle' | 'noRightOption' | 'wrongCondition' | 'noQuestions' | 'fileNeedsSignIn'
export type StructureFault = { code: Code; at: string[] }

/** The first broken rule of the structure, with the fields that break it (V258–V260). */
export const structureFaultOf = ({ mode, authRequired, published, questions }: RuledQuiz): StructureFault | null => {
  const found = [
    faultAt('tooFewOptions', 'options', questions, ({ type, options }) => hasOptions(type) && options.length < minOptions),
    faultAt('sameOptionTitle', 'options', questions, ({ options }) => repeated(options).length > 0),
    sameTitleFault(questions),
    faultAt('noRightOption', 'options', questions, ({ type, options }) => mode === 'quiz' && hasOptions(type) && !options.some(({ right }) => right)),
    conditionFault(questions),
    !authRequired && faultAt('fileNeedsSignIn', 'type', questions, ({ type }) => type === 'file'),
    published && !questions.some(({ type }) => takesAnswer(type)) && { code: 'noQuestions' as const, at: [] },
  ]
  return found.find((fault) => fault !== null && fault !== false) || null
}

const faultAt = (code: Code, field: string, questions: readonly RuledQuestion[], isBroken: (question: RuledQuestion) => boolean) => {
  const at = questions.flatMap((question, index) => (isBroken(question) ? [`questions.${index}.${field}`] : []))
  return at.length > 0 ? { code, at } : null
}

/** A condition names a question before its own, so that there is no cycle, and answers that this question has. */
const conditionFault = (questions: readonly RuledQuestion[]): StructureFault | null =>
  faultAt('wrongCondition', 'condition', questions, (question) => {
    const { condition } = question
    if (!condition) return false
    const source = questions.slice(0, questions.indexOf(question)).find(({ id }) => id === condition.questionId)
    return !source || !hasAnswers(source, condition)
  })

const hasAnswers = ({ type, options }: RuledQuestion, { optionIds, yes }: Condition): boolean => {
  if (!conditionTypes.some((one) => one === type)) return false
  if (type === 'boolean') return yes !== null && optionIds.length === 0
  const isOption = (id: number) => options.some((option) => option.id === id)
  return yes === null && optionIds.length > 0 && new Set(optionIds).size === optionIds.length && optionIds.every(isOption)
}

const sameTitleFault = (questions: readonly RuledQuestion[]): StructureFault | null => {
  const at = repeated(questions).map((index) => `questions.${index}.title`)
  return at.length > 0 ? { code: 'sameQuestionTitle', at } : null
}

/** Places of the titles that stand before in the list. */
const repeated = (titled: readonly { title: string }[]): number[] => {
  const known = new Set<string>()
  return titled.flatMap(({ title }, index) => {
    const key = titleKey(title)
    const isKnown = known.has(key)
    known.add(key)
    return isKnown ? [index] : []
  })
}

/** Titles that readers cannot tell apart have the same key: case, white space and invisible characters do not count. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()

export const scaleEnds = ({ min, max }: { min: number | null; max: number | null }): [least: number, most: number] => [
  min ?? scaleBounds.min,
  max ?? scaleBounds.max,
]

type Limits = { type: QuestionType; min: number | null; max: number | null; seconds: number | null; rightBoolean: boolean | null }

/** Without the limits that the type does not use: the builder keeps them while its author tries other types. */
export const withUsedLimits = <Q extends Limits>(question: Q): Q => {
  const { type, min, max, seconds, rightBoolean } = question
  const isBounded = type === 'scale' || type === 'number'
  return {
    ...question,
    min: isBounded ? min : null,
    max: isBounded ? max : null,
    seconds: liveTypes.some((live) => live === type) ? seconds : null,
    rightBoolean: type === 'boolean' ? rightBoolean : null,
  }
}

export type BoundsFault = { field: string; fault: 'order' | 'type' | 'range'; limit?: number }

/** The least value stands first; a scale has whole steps between the ends that every scale has. */
export const boundsFaultsOf = (questions: readonly Pick<RuledQuestion, 'type' | 'min' | 'max'>[]): BoundsFault[] =>
  questions.flatMap((question, index) => {
    const { type, min, max } = question
    const at = `questions.${index}`
    if (type === 'scale') return scaleFaults(scaleEnds(question), at)
    return min !== null && max !== null && min > max ? [{ field: `${at}.max`, fault: 'order' }] : []
  })

const scaleFaults = ([least, most]: [number, number], at: string): BoundsFault[] => {
  const faults = [endFault(least, `${at}.min`), endFault(most, `${at}.max`)].filter((fault) => fault !== null)
  if (faults.length > 0) return faults
  return least >= most ? [{ field: `${at}.max`, fault: 'order' }] : []
}

const endFault = (end: number, field: string): BoundsFault | null => {
  if (end < scaleBounds.least) return { field, fault: 'range', limit: scaleBounds.least }
  if (end > scaleBounds.most) return { field, fault: 'range', limit: scaleBounds.most }
  return Number.isInteger(end) ? null : { field, fault: 'type' }
}
