import type { QuestionType } from '../../../contract/quizzes/limits.ts'

/** Seconds that a question usually takes. */
const seconds: Partial<Record<QuestionType, number>> = {
  text: 60,
  file: 60,
  responsePriority: 30,
  radioFields: 25,
  textShort: 20,
  url: 20,
  splitter: 5,
  afterword: 0,
}
const usual = 12

export const estimatedMinutes = (questions: readonly { type: QuestionType }[]): number =>
  Math.max(1, Math.round(questions.reduce((sum, { type }) => sum + (seconds[type] ?? usual), 0) / 60))
