import type pg from 'pg'
import type { Recorded } from './record.ts'

/** The statements of one request: those of a wave were sent without waiting for each other. */
export type Statement = Pick<Recorded, 'client' | 'text' | 'values'>
export type Group = Statement[][]

export const groupOf = (recorded: Recorded[]): Group => {
  const waves: Recorded[][] = []
  for (const statement of withoutLooks(recorded.toSorted((a, b) => a.startedAt - b.startedAt))) {
    const wave = waves.at(-1)
    if (wave && statement.startedAt < Math.min(...wave.map(({ endedAt }) => endedAt))) wave.push(statement)
    else waves.push([statement])
  }
  return waves.map((wave) => wave.map(({ client, text, values }) => ({ client, text, values })))
}

const begins = /^(begin|start transaction)/i
const ends = /^(commit|rollback)$/i

/** A look at what has changed is shared by the requests of a moment and no part of any. */
const withoutLooks = (recorded: Recorded[]): Recorded[] => {
  return recorded.filter(({ text }) => !/\bfrom changes\b/.test(text))
}

/** Runs statements as a request did: on a connection of its own inside a transaction, on any outside. */
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

/** As the product does: every text is parsed once a connection. */
const namer = () => {
  const names = new Map<string, string>()
  return (text: string) => {
    const name = names.get(text) ?? `b${names.size}`
    names.set(text, name)
    return name
  }
}
