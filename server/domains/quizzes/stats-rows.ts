import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { KnownQuestion } from './all-questions.ts'
import type { CountRow } from './counts-store.ts'

/** Catalogue rows that a chart shows. */
const maxRows = 30

export type CountsByQuestion = Map<number, { rows: CountRow[]; answered: number }>

/** The counts of each question. Of regions and universities only the most frequent ones stay. */
export const shownRows = (questions: readonly KnownQuestion[], values: readonly CountRow[]): CountsByQuestion => {
  const byQuestion = Map.groupBy(values, ({ question_id }) => question_id)
  return new Map(
    questions.map(({ id, type }) => {
      const rows = byQuestion.get(id) ?? []
      const answered = rows.reduce((sum, { firsts }) => sum + firsts, 0)
      return [id, { rows: isOfCatalogue(type) ? frequentRows(rows) : rows, answered }]
    }),
  )
}

const isOfCatalogue = (type: KnownQuestion['type']) => type === 'region' || type === 'university'

const frequentRows = (rows: readonly CountRow[]) => rows.toSorted((a, b) => b.count - a.count || (a.row_id ?? 0) - (b.row_id ?? 0)).slice(0, maxRows)

export type RowNames = Map<string, string>
export const nameKey = (type: string, id: number): string => `${type} ${id}`

/** Names of catalogue rows. Indexes: primary keys. */
export const namesOfRows = async (db: Db, questions: readonly KnownQuestion[], counts: CountsByQuestion, locale: Locale): Promise<RowNames> => {
  const idsOf = (type: KnownQuestion['type']) =>
    questions.filter((question) => question.type === type).flatMap(({ id }) => counts.get(id)?.rows.flatMap(({ row_id }) => row_id ?? []) ?? [])
  const [regions, universities] = [idsOf('region'), idsOf('university')]
  if (regions.length + universities.length === 0) return new Map()
  const { rows } = await sql<{ type: string; id: number; name: string }>`
    select 'region' as type, r.id, ${nameIn('r', locale)} as name from regions r where r.id = any(${regions}::int[])
    union all
    select 'university', u.id, ${nameIn('u', locale)} from universities u where u.id = any(${universities}::int[])`.execute(db)
  return new Map(rows.map(({ type, id, name }) => [nameKey(type, id), name]))
}
