import { choiceTypes, minOptions, type QuestionType, type QuizMode } from '../../../contract/quizzes/limits.ts'
import { isSoundCondition } from './condition-sources.ts'
import { type EditedQuestion, filledOptions, type QuizDocument } from './quiz-document.ts'

/** The faults that a save or a publication refuses, found while the user types. The server decides. */
export const questionFaults = ['noTitle', 'sameTitle', 'tooFewOptions', 'sameOption', 'noRight', 'wrongBounds', 'wrongCondition'] as const
export type QuestionFault = (typeof questionFaults)[number]

export const hasOptions = (type: QuestionType): boolean => choiceTypes.some((choice) => choice === type)

/** Titles are compared without case, white space and invisible characters (V259). */
export const comparedTitle = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** The faults of each question, by its key. */
export const faultsIn = ({ questions, mode }: Pick<QuizDocument, 'questions' | 'mode'>): Map<string, QuestionFault[]> => {
  const seen = new Set<string>()
  const found = new Map<string, QuestionFault[]>()
  for (const question of questions) {
    const title = comparedTitle(question.title)
    const faults: (QuestionFault | false)[] = [
      title === '' ? 'noTitle' : seen.has(title) && 'sameTitle',
      ...optionFaults(question, mode),
      ...boundFaults(question),
      !isSoundCondition(question, questions) && 'wrongCondition',
    ]
    seen.add(title)
    const real = faults.filter((fault) => fault !== false)
    if (real.length > 0) found.set(question.key, real)
  }
  return found
}

const optionFaults = (question: EditedQuestion, mode: QuizMode): (QuestionFault | false)[] => {
  if (!hasOptions(question.type)) return []
  const options = filledOptions(question)
  const titles = options.map(({ title }) => comparedTitle(title))
  return [
    options.length < minOptions && 'tooFewOptions',
    new Set(titles).size < titles.length && 'sameOption',
    mode === 'quiz' && options.every(({ right }) => !right) && 'noRight',
  ]
}

const boundFaults = ({ type, min, max }: EditedQuestion): (QuestionFault | false)[] => {
  if (type === 'scale') return [(min === null || max === null || min >= max) && 'wrongBounds']
  return type === 'number' ? [min !== null && max !== null && min > max && 'wrongBounds'] : []
}
