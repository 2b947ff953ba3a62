import type { Locale } from '../../../contract/locales.ts'
import type { QuestionStats } from '../../../contract/quizzes/answering.ts'
import { scaleBounds } from '../../../contract/quizzes/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { KnownQuestion } from './all-questions.ts'
import type { AttemptRow, CountRow, NumberRow } from './counts-store.ts'
import { scaleEnds } from './rules.ts'
import { type CountsByQuestion, nameKey, type RowNames } from './stats-rows.ts'

type StatsContext = {
  total: number
  counts: CountsByQuestion
  numbers: readonly NumberRow[]
  attempts: readonly AttemptRow[]
  texts: readonly { question_id: number; text: string }[]
  names: RowNames
  forEditor: boolean
  locale: Locale
}

export const presentQuestionStats = (question: KnownQuestion, context: StatsContext): QuestionStats => {
  const { rows, answered: counted } = context.counts.get(question.id) ?? { rows: [], answered: 0 }
  const numbers = context.numbers.find(({ question_id }) => question_id === question.id)
  const answered = numbers?.answered ?? counted
  return {
    questionId: question.id,
    type: question.type,
    title: question.title,
    isRemoved: question.is_removed,
    answered,
    skipped: Math.max(0, context.total - answered),
    dropped: context.attempts.find(({ question_id }) => question_id === question.id)?.count ?? 0,
    counts: countsOf(question, rows, context),
    places: question.type === 'responsePriority' ? placesOf(question, rows) : [],
    numbers: question.type === 'scale' ? summary(rows) : numbersOf(numbers),
    texts: context.texts.filter(({ question_id }) => question_id === question.id).map(({ text }) => text),
  }
}

type Counts = QuestionStats['counts']

const countsOf = (question: KnownQuestion, rows: readonly CountRow[], { names, forEditor, locale }: StatsContext): Counts => {
  const { type } = question
  if (type === 'boolean') return yesAndNo(question, rows, { forEditor, locale })
  if (type === 'scale') return steps(question, rows)
  if (type === 'region' || type === 'university')
    return rows.map(({ row_id, count }) => ({ key: String(row_id), title: names.get(nameKey(type, row_id ?? 0)) ?? '', count }))
  const isOrder = type === 'responsePriority'
  return listedOptions(question, rows).map(({ id, title, is_right }) => {
    const row = rows.find(({ option_id }) => option_id === id)
    // of an order, the answers that have the option first
    return { key: String(id), title, count: (isOrder ? row?.firsts : row?.count) ?? 0, ...(forEditor && { right: is_right }) }
  })
}

/** A removed option stands only where it was chosen. */
const listedOptions = ({ options }: KnownQuestion, rows: readonly CountRow[]) =>
  options.filter(({ id, is_removed }) => !is_removed || rows.some(({ option_id }) => option_id === id))

const yesAndNo = (
  { right_boolean }: KnownQuestion,
  rows: readonly CountRow[],
  { forEditor, locale }: Pick<StatsContext, 'forEditor' | 'locale'>,
): Counts =>
  [true, false].map((value) => ({
    key: String(value),
    title: dictionaries[locale].quizAnswers[value ? 'yes' : 'no'],
    count: rows.find(({ number }) => number === Number(value))?.count ?? 0,
    ...(forEditor && right_boolean !== null && { right: value === right_boolean }),
  }))

/** Every step of the scale, also those without an answer and those outside its present ends. */
const steps = (question: KnownQuestion, rows: readonly CountRow[]): Counts => {
  const [first, last] = scaleEnds(question)
  const { least, most } = scaleBounds
  const ends = Array.from({ length: most - least + 1 }, (_, step) => least + step).filter((step) => step >= first && step <= last)
  const given = rows.flatMap(({ number }) => number ?? [])
  const all = new Set([...ends, ...given])
  return [...all].toSorted((a, b) => a - b).map((step) => ({ key: String(step), title: String(step), count: countAt(rows, step) }))
}

const countAt = (rows: readonly CountRow[], step: number): number => rows.find(({ number }) => number === step)?.count ?? 0

const placesOf = (question: KnownQuestion, rows: readonly CountRow[]): QuestionStats['places'] =>
  listedOptions(question, rows).flatMap(({ id, title }) => {
    const row = rows.find(({ option_id }) => option_id === id)
    return row ? [{ optionId: id, title, average: row.places / row.count }] : []
  })

const numbersOf = (row: NumberRow | undefined): QuestionStats['numbers'] =>
  row && row.min !== null && row.max !== null && row.average !== null && row.median !== null
    ? { min: row.min, max: row.max, average: row.average, median: row.median }
    : null

/** Of the steps of a scale, each with its count. */
const summary = (rows: readonly CountRow[]): QuestionStats['numbers'] => {
  const sorted = rows.flatMap(({ number, count }) => (number === null ? [] : [{ number, count }])).toSorted((a, b) => a.number - b.number)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const sum = sorted.reduce((all, { number, count }) => all + number * count, 0)
  const median = (numberAt(sorted, Math.floor((total - 1) / 2)) + numberAt(sorted, Math.floor(total / 2))) / 2
  return { min: first.number, max: last.number, average: sum / total, median }
}

const numberAt = (sorted: readonly { number: number; count: number }[], index: number): number => {
  let passed = 0
  for (const { number, count } of sorted) {
    passed += count
    if (index < passed) return number
  }
  return 0
}
