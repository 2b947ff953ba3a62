import type { AnswerValue } from '../../../contract/quizzes/answering.ts'
import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import { type CheckedAnswer, numberOf } from './check-values.ts'

/** A row of quiz_answer_values without its keys. */
export type ValueRow = {
  question_id: number
  option_id: number | null
  place: number | null
  number: number | null
  row_id: number | null
  text: string | null
  upload_id: string | null
}

const emptyRow = { option_id: null, place: null, number: null, row_id: null, text: null, upload_id: null }

/** One row for a value, and one for each chosen option; the first of these has place 1, so that answers can be counted. */
export const rowsOf = ({ question, value }: CheckedAnswer): ValueRow[] => {
  const base = { ...emptyRow, question_id: question.id }
  if (Array.isArray(value)) return value.map((option_id, index) => ({ ...base, option_id, place: index + 1 }))
  if (typeof value === 'object') return [{ ...base, option_id: value.optionId, text: value.text || null }]
  if (typeof value === 'boolean') return [{ ...base, number: value ? 1 : 0 }]
  return [{ ...base, ...columnsOf(question.type, value) }]
}

const columnsOf = (type: QuestionType, value: string | number): Partial<ValueRow> => {
  if (type === 'file') return { upload_id: String(value) }
  if (type === 'number') return { number: numberOf(String(value)), text: String(value) }
  if (typeof value === 'string') return { text: value }
  if (type === 'scale') return { number: value }
  return type === 'region' || type === 'university' ? { row_id: value } : { option_id: value }
}

/** The value of the rows of one question, in their order; null if an erasure emptied it. */
export const valueIn = (type: QuestionType, rows: readonly ValueRow[]): AnswerValue | null => {
  const [row] = rows
  if (!row) return null
  if (type === 'checkbox' || type === 'responsePriority') return rows.flatMap(({ option_id }) => option_id ?? [])
  if (type === 'radioFields') return row.option_id === null ? null : { optionId: row.option_id, text: row.text ?? '' }
  if (type === 'boolean') return row.number === null ? null : row.number === 1
  if (type === 'number') return row.text
  return row.option_id ?? row.row_id ?? row.upload_id ?? row.text ?? row.number
}
