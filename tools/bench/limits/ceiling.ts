// The database ceiling: statements of the product, sent directly through a pool of the same size.
import pg from 'pg'
import { type Group, replayer } from './replay.ts'

export type Task = { connection: pg.PoolConfig; poolSize: number; concurrency: number; groups: Group[] }
export type Ceiling = { perSecond: number; failures: number }

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ connection, poolSize, concurrency, groups }: Task) => {
  const pool = new pg.Pool({ ...connection, max: poolSize, connectionTimeoutMillis: 30_000 })
  pool.on('error', () => undefined)
  await Promise.all(Array.from({ length: poolSize }, () => pool.query('select pg_sleep(0.05)')))
  process.send?.(await run(pool, concurrency, groups))
  await pool.end()
})

const run = async (pool: pg.Pool, concurrency: number, groups: Group[]): Promise<Ceiling> => {
  const replay = replayer(pool)
  let next = 0
  let failures = 0
  const worker = async () => {
    for (let group = groups[next++]; group; group = groups[next++])
      await replay(group).catch((error) => {
        if (failures++ === 0) console.error('the ceiling fails:', error.message)
      })
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { perSecond: (1000 * (groups.length - failures)) / (performance.now() - startedAt), failures }
}
