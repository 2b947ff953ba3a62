import type pg from 'pg'
import type { Recorded } from './record.ts'

/** The statements of one request, in waves. The statements of a wave were sent in parallel. */
export type Statement = Pick<Recorded, 'client' | 'text' | 'values'>
export type Group = Statement[][]

export const groupOf = (recorded: Recorded[]): Group => {
  const waves: Recorded[][] = []
  for (const statement of withoutPolls(recorded.toSorted((a, b) => a.startedAt - b.startedAt))) {
    const wave = waves.at(-1)
    if (wave && statement.startedAt < Math.min(...wave.map(({ endedAt }) => endedAt))) wave.push(statement)
    else waves.push([statement])
  }
  return waves.map((wave) => wave.map(({ client, text, values }) => ({ client, text, values })))
}

const begins = /^(begin|start transaction)/i
const ends = /^(commit|rollback)$/i

/** Removes polls for invalidations, because concurrent requests share them. */
const withoutPolls = (recorded: Recorded[]): Recorded[] => {
  return recorded.filter(({ text }) => !/\bfrom changes\b/.test(text))
}

/** Runs statements like the product: a transaction on one connection, other statements on any connection. */
export const replayer = (pool: pg.Pool) => {
  const nameOf = namer()
  const run = (on: pg.Pool | pg.PoolClient, { text, values }: Statement) =>
    values.length > 0 ? on.query({ name: nameOf(text), text, values }) : on.query(text)
  return async (group: Group) => {
    const held = new Map<number, pg.PoolClient>()
    const runOne = async (statement: Statement) => {
      if (begins.test(statement.text)) held.set(statement.client, await pool.connect())
      const own = held.get(statement.client)
      await run(own ?? pool, statement)
      if (!own || !ends.test(statement.text)) return
      held.delete(statement.client)
      own.release()
    }
    try {
      for (const wave of group) await Promise.all(wave.map(runOne))
    } finally {
      for (const client of held.values()) client.release(true)
    }
  }
}

/** Names statements like the product, so that every text is parsed once per connection. */
const namer = () => {
  const names = new Map<string, string>()
  return (text: string) => {
    const name = names.get(text) ?? `b${names.size}`
    names.set(text, name)
    return name
  }
}
