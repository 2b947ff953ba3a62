import type { AnswerValue, GivenAnswer } from '../../../contract/quizzes/answering.ts'
import { askedQuestions } from '../../../contract/quizzes/conditions.ts'
import { answerLengths, type QuestionType, quizLengths } from '../../../contract/quizzes/limits.ts'
import { catalogId, line, text, url } from '../../../contract/shapes.ts'
import type { FieldFault } from '../../kernel/refusal.ts'
import { uuid } from '../uploads/address.ts'
import type { AskedQuestion } from './asked.ts'
import { scaleEnds, takesAnswer } from './rules.ts'

export type CheckedAnswer = { question: AskedQuestion; value: AnswerValue }
type AnswerRefusal = 'answerRequired' | 'answerTooLong' | 'wrongAnswer'
export type AnswerFault = { questionId: number; refusal: AnswerRefusal; fault: FieldFault }

/**
 * The values of an answer in the order of the questions, cleaned, or all their faults. Values of a question that the other answers do not
 * ask for are ignored. The database knows whether catalogue rows and
 * uploads exist; the caller checks that.
 */
export const checkValues = (
  questions: readonly AskedQuestion[],
  given: readonly GivenAnswer[],
): { answers: CheckedAnswer[]; faults: AnswerFault[] } => {
  const byQuestion = Map.groupBy(given, ({ questionId }) => questionId)
  const checked = new Map<number, CheckResult>(questions.map((question) => [question.id, checkQuestion(question, byQuestion.get(question.id) ?? [])]))
  const answerOf = (id: number) => {
    const result = checked.get(id)
    return result && 'value' in result ? result.value : null
  }
  const results = askedQuestions(questions, answerOf).flatMap(({ id }) => checked.get(id) ?? [])
  const known = new Set(questions.map(({ id }) => id))
  const strange = [...byQuestion.keys()].filter((id) => !known.has(id)).map((id) => faultAt(id, wrong('choice')))
  return {
    answers: results.flatMap((result) => ('value' in result ? [result] : [])),
    faults: [...results.flatMap((result) => ('fault' in result ? [result] : [])), ...strange],
  }
}

type CheckResult = CheckedAnswer | AnswerFault | Record<never, never>

type Fault = Pick<AnswerFault, 'refusal' | 'fault'>
type Cleaned = { value: AnswerValue } | Fault

const wrong = (fault: FieldFault['fault'], limit?: number): Fault => ({
  refusal: 'wrongAnswer',
  fault: { fault, ...(limit !== undefined && { limit }) },
})
const tooLong = (limit: number): Fault => ({ refusal: 'answerTooLong', fault: { fault: 'tooLong', limit } })
const missing: Fault = { refusal: 'answerRequired', fault: { fault: 'required' } }
const faultAt = (questionId: number, fault: Fault): AnswerFault => ({ questionId, ...fault })

const checkQuestion = (question: AskedQuestion, given: readonly GivenAnswer[]): CheckResult => {
  if (given.length > 1) return faultAt(question.id, wrong('choice'))
  const value = given[0]?.value ?? null
  const cleaned = isEmpty(value) ? null : cleaners[question.type](value, question)
  if (cleaned && 'fault' in cleaned) return faultAt(question.id, cleaned)
  // a text of spaces or invisible characters is empty once it is cleaned
  if (cleaned && !isEmpty(cleaned.value)) return { question, value: cleaned.value }
  return question.required && takesAnswer(question.type) ? faultAt(question.id, missing) : {}
}

const isEmpty = (value: AnswerValue | null): value is null => value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Clean = (value: AnswerValue, question: AskedQuestion) => Cleaned

const asText = (clean: typeof line, max: number): Clean => {
  const schema = clean(max)
  return (value) => {
    if (typeof value !== 'string') return wrong('type')
    const cleaned = schema.safeParse(value)
    return cleaned.success ? { value: cleaned.data } : tooLong(max)
  }
}

const urlText = asText(line, answerLengths.url)
const numberText = asText(line, answerLengths.number)

const cleanUrl: Clean = (value, question) => {
  const cleaned = urlText(value, question)
  if ('fault' in cleaned || cleaned.value === '') return cleaned
  return url.safeParse(cleaned.value).success ? cleaned : wrong('format')
}

/** A number as the respondent wrote it: 50 digits are more than a number of the machine holds. */
const cleanNumber: Clean = (value, question) => {
  const cleaned = numberText(typeof value === 'number' ? String(value) : value, question)
  if ('fault' in cleaned || cleaned.value === '') return cleaned
  const number = numberOf(String(cleaned.value))
  if (number === null) return wrong('format')
  const { min, max } = question
  if (min !== null && number < min) return wrong('range', min)
  if (max !== null && number > max) return wrong('range', max)
  return cleaned
}

/** Digits with a comma or a dot, and with spaces between them; null for any other text. */
export const numberOf = (written: string): number | null => {
  const compact = written.replace(/[\u2212\u2013]/, '-').replace(/(?<=\d)\s(?=\d)/g, '')
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(compact) ? Number(compact.replace(',', '.')) : null
}

const cleanScale: Clean = (value, { min, max }) => {
  if (typeof value !== 'number') return wrong('type')
  const [least, most] = scaleEnds({ min, max })
  if (value < least) return wrong('range', least)
  if (value > most) return wrong('range', most)
  return Number.isInteger(value) ? { value } : wrong('choice')
}

const isOption = ({ options }: AskedQuestion, id: number): boolean => options.some((option) => option.id === id)

const cleanChoice: Clean = (value, question) => (typeof value === 'number' && isOption(question, value) ? { value } : wrong('choice'))

const cleanChoices: Clean = (value, question) =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((id) => isOption(question, id)) ? { value } : wrong('choice')

/** Every option once. */
const cleanOrder: Clean = (value, question) => {
  const cleaned = cleanChoices(value, question)
  return Array.isArray(value) && value.length === question.options.length ? cleaned : wrong('choice')
}

const optionText = asText(line, quizLengths.optionText)

const cleanFields: Clean = (value, question) => {
  if (typeof value !== 'object' || Array.isArray(value) || !isOption(question, value.optionId)) return wrong('choice')
  const cleaned = optionText(value.text, question)
  return 'fault' in cleaned ? cleaned : { value: { optionId: value.optionId, text: String(cleaned.value) } }
}

const cleanRow: Clean = (value) => (catalogId.safeParse(value).success ? { value } : wrong('choice'))

const cleanFile: Clean = (value) => (typeof value === 'string' && uuid.test(value) ? { value } : wrong('choice'))

const refuse: Clean = () => wrong('unknown')

const cleaners: Record<QuestionType, Clean> = {
  textShort: asText(line, answerLengths.textShort),
  text: asText(text, answerLengths.text),
  url: cleanUrl,
  number: cleanNumber,
  radio: cleanChoice,
  dropdown: cleanChoice,
  checkbox: cleanChoices,
  responsePriority: cleanOrder,
  radioFields: cleanFields,
  boolean: (value) => (typeof value === 'boolean' ? { value } : wrong('type')),
  scale: cleanScale,
  region: cleanRow,
  university: cleanRow,
  file: cleanFile,
  splitter: refuse,
  afterword: refuse,
}
