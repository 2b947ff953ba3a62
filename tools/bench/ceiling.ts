import { once } from 'node:events'
import type { Database } from './database.ts'
import type { Ceiling, Task } from './limits/ceiling.ts'
import type { Recorded } from './limits/record.ts'
import { type Group, groupOf } from './limits/replay.ts'
import { ask, startNode, stopProcess } from './processes.ts'
import { type Product, startProduct } from './product.ts'

/** The default of DATABASE_POOL in README.md. */
export const poolSize = 16

/** Sends requests one after the other to a recorded product and returns the statements of each. */
export const recordOn = async <Item>(product: Product, items: readonly Item[], request: (one: Item) => Promise<Response>): Promise<Group[]> => {
  const groups: Group[] = []
  await takeStatements(product)
  for (const one of items) {
    const answer = await request(one)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} returned ${answer.status}`)
    groups.push(groupOf(await takeStatements(product)))
  }
  return groups
}

/** A product whose statements are recorded. It runs no jobs, so that every statement belongs to a request. */
export const startRecorded = (database: Database) => startProduct({ database, imports: ['./tools/bench/limits/record.ts'], env: { ROLE: 'web' } })

const takeStatements = async ({ child }: Product): Promise<Recorded[]> => {
  const answered = once(child, 'message') as Promise<[Recorded[]]>
  child.send('statements')
  return (await answered)[0]
}

/** Runs recorded statements directly through a pool, with the given number of concurrent requests. */
export const runCeiling = async (database: Database, groups: Group[], concurrency: number): Promise<Ceiling> => {
  const child = startNode({ args: ['tools/bench/limits/ceiling.ts'] })
  try {
    const task: Task = { connection: database.connection, poolSize, concurrency, groups }
    return await ask<Ceiling>(child, task)
  } finally {
    await stopProcess(child)
  }
}
