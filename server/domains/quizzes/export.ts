import type { Locale } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Cell } from '../../kernel/table-export.ts'
import { csvOf } from '../exporting/csv.ts'
import { mediaTypes } from '../exporting/download.ts'
import { xlsxOf } from '../exporting/xlsx.ts'
import { uploadUrl } from '../uploads/address.ts'
import { allQuestions, type KnownQuestion } from './all-questions.ts'
import { type NamedValueRow, valuesOfAnswers } from './answers-store.ts'
import { type ExportedRow, exportedAnswers } from './export-store.ts'
import { textOf } from './present-answers.ts'
import { editedQuiz } from './read.ts'
import { findQuiz } from './store.ts'

type Call = Ctx<'GET /quizzes/:id/export'>

/** The answers as a table, one row each (V312). It is written while its rows are read, so that memory holds one batch. */
export const exportAnswers = async (ctx: Call) => {
  const { actor, caller, db, limits, now, params, query } = ctx
  const quiz = editedQuiz(ctx, await findQuiz(db, params.id, { userId: actor.id }))
  await limits.spend('exports', `user:${actor.id}`)
  const questions = await allQuestions(db, quiz.id)
  const entry = { actor, action: 'export', entity: 'quizzes', entityId: quiz.id, before: null, after: { format: query.format }, now }
  await db.transaction().execute((tx) => audit(tx, entry))
  const { quizAnswers: t } = dictionaries[caller.locale]
  const titles = [...Object.values(t.columns), ...questions.map(({ title, is_removed }) => (is_removed ? t.removed(title) : title))]
  const table = { titles, batches: batchesOf(ctx, quiz.id, questions), locale: caller.locale }
  return {
    name: `${t.file} ${quiz.title} ${now.toISOString().slice(0, 10)}.${query.format}`,
    mediaType: mediaTypes[query.format],
    stream: query.format === 'csv' ? csvOf(table) : xlsxOf(table),
  }
}

/** Few, because an answer may have hundreds of values. */
const answersPerBatch = 200

type Source = Pick<Call, 'db' | 'caller' | 'siteUrl'>

const batchesOf = async function* ({ db, caller, siteUrl }: Source, quizId: number, questions: readonly KnownQuestion[]): AsyncGenerator<Cell[][]> {
  for (let after = 0; ; ) {
    const answers = await exportedAnswers(db, { quizId, after, limit: answersPerBatch })
    const values = await valuesOfAnswers(
      db,
      answers.map(({ id }) => id),
      caller.locale,
    )
    const byAnswer = Map.groupBy(values, ({ answer_id }) => answer_id)
    if (answers.length > 0)
      yield answers.map((answer) => cellsOf(answer, questions, { values: byAnswer.get(answer.id) ?? [], locale: caller.locale, siteUrl }))
    const last = answers.at(-1)
    if (!last || answers.length < answersPerBatch) return
    after = last.id
  }
}

type Written = { values: readonly NamedValueRow[]; locale: Locale; siteUrl: string }

/** In the order of the titles. */
const cellsOf = (answer: ExportedRow, questions: readonly KnownQuestion[], { values, locale, siteUrl }: Written): Cell[] => {
  const byQuestion = Map.groupBy(values, ({ question_id }) => question_id)
  const { id, created_at, user_id, user, guest_name, guest_email, event, score } = answer
  return [
    ...[id, created_at, user_id, user, guest_name, guest_email, event, score],
    ...questions.map((question) => cellOf(byQuestion.get(question.id) ?? [], { locale, siteUrl })),
  ]
}

/** More digits than a spreadsheet keeps in a number. */
const longestNumber = 15

const cellOf = (rows: readonly NamedValueRow[], { locale, siteUrl }: Omit<Written, 'values'>): Cell => {
  const [first] = rows
  if (!first) return null
  if (first.type === 'file') return first.upload_id && new URL(uploadUrl(first.upload_id), siteUrl).href
  if (first.type === 'scale') return first.number
  if (first.type === 'number' && (first.text?.length ?? 0) <= longestNumber) return first.number
  return textOf(rows, locale)
}
