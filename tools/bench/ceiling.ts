import { once } from 'node:events'
import type { Database } from './database.ts'
import type { Ceiling, Task } from './limits/ceiling.ts'
import type { Recorded } from './limits/record.ts'
import { type Group, groupOf } from './limits/replay.ts'
import { ask, startNode, stopProcess } from './processes.ts'
import { type Product, startProduct } from './product.ts'

/** As README.md says of DATABASE_POOL. */
export const poolSize = 16

/** Asks a product that is watched from inside, one request after the other, and tells what statements each made it send. */
export const recordOn = async <Asked>(product: Product, asked: readonly Asked[], request: (one: Asked) => Promise<Response>): Promise<Group[]> => {
  const groups: Group[] = []
  await takeStatements(product)
  for (const one of asked) {
    const answer = await request(one)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} is answered with ${answer.status}`)
    groups.push(groupOf(await takeStatements(product)))
  }
  return groups
}

/** A product whose statements are recorded. It runs no jobs, so that all it sends belongs to a request. */
export const startRecorded = (database: Database) => startProduct({ database, imports: ['./tools/bench/limits/record.ts'], env: { ROLE: 'web' } })

const takeStatements = async ({ child }: Product): Promise<Recorded[]> => {
  const answered = once(child, 'message') as Promise<[Recorded[]]>
  child.send('statements')
  return (await answered)[0]
}

/** Runs recorded statements straight through a pool, as many requests at a time as asked for. */
export const runCeiling = async (database: Database, groups: Group[], concurrency: number): Promise<Ceiling> => {
  const child = startNode({ args: ['tools/bench/limits/ceiling.ts'] })
  try {
    const task: Task = { connection: database.connection, poolSize, concurrency, groups }
    return await ask<Ceiling>(child, task)
  } finally {
    await stopProcess(child)
  }
}
