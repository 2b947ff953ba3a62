import type pg from 'pg'

/** Runs statements one by one, each in its own transaction. They must be repeatable, because all run again when one fails. */
export const runOutside = async (client: pg.PoolClient, text: string) => {
  for (const statement of statementsOf(text)) {
    const index = concurrentIndex(statement)
    if (index) await createIndex(client, statement, index)
    else await client.query(statement)
  }
}

/** A statement ends with a semicolon at the end of a line, so function bodies are not supported. */
const statementsOf = (text: string) => {
  if (text.includes('$$')) throw new Error('a migration outside a transaction must not contain $$: put functions into a separate migration')
  const lines = text.split('\n').map((line) => line.trim())
  return `${lines.filter((line) => !line.startsWith('--')).join('\n')}\n`
    .split(';\n')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

const concurrentIndex = (statement: string): string | null => {
  const words = statement.split(/\s/).filter((word) => word && !optionalWords.has(word.toLowerCase()))
  const [create, index, concurrently, name, on] = words
  if (`${create} ${index} ${concurrently}`.toLowerCase() !== 'create index concurrently') return null
  if (!name || on?.toLowerCase() !== 'on') throw new Error('a concurrent index needs a name')
  return name
}

/** Optional words of the statement. */
const optionalWords = new Set(['unique', 'if', 'not', 'exists'])

/** Guarantee: afterwards the index is valid or absent. PostgreSQL leaves an invalid index, which slows writes and serves no reads. */
const createIndex = async (client: pg.PoolClient, statement: string, name: string) => {
  await dropInvalid(client, name)
  if (await isValid(client, name)) return
  try {
    await client.query(statement)
  } catch (error) {
    // the original error is reported; the next attempt drops the invalid index
    await dropInvalid(client, name).catch(() => undefined)
    throw error
  }
}

const dropInvalid = async (client: pg.PoolClient, name: string) => {
  if ((await isValid(client, name)) === false) await client.query(`drop index concurrently ${name}`)
}

/** Undefined when there is no such index. */
const isValid = async (client: pg.PoolClient, name: string): Promise<boolean | undefined> =>
  (await client.query('select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', [name])).rows[0]?.valid
