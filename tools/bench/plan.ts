import type pg from 'pg'
import type { Group, Statement } from './limits/replay.ts'

type Plan = { 'Execution Time': number }

/** The query plan of the slowest statement of a group. */
export const planOf = async (pool: pg.Pool, group: Group): Promise<string> => {
  const reads = group.flat().filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  const timed = await Promise.all(reads.map(async (statement) => ({ statement, ms: await timeOf(pool, statement) })))
  const slowest = timed.toSorted((a, b) => b.ms - a.ms)[0]
  if (!slowest) return 'it reads nothing'
  const { rows } = await pool.query(
    `explain (analyze, costs off, timing off, buffers off, summary off) ${slowest.statement.text}`,
    slowest.statement.values,
  )
  return rows.map((row) => shortened(row['QUERY PLAN'])).join('\n')
}

const timeOf = async (pool: pg.Pool, { text, values }: Statement): Promise<number> => {
  const { rows } = await pool.query<{ 'QUERY PLAN': [Plan] }>(`explain (analyze, timing off, format json) ${text}`, values)
  return rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0
}

const longestLine = 180

const shortened = (line: string) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line)
