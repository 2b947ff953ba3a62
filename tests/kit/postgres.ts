import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../server/kernel/migrate.ts'
import { startEmbeddedPostgres } from '../../server/kernel/postgres/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string }
  }
}

/** One PostgreSQL for all tests of a run, with a migrated template; every world makes its own database from it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-tests-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
  const { database: _database, ...admin } = postgres.connection
  await makeTemplate(admin)
  project.provide('postgres', admin)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const makeTemplate = async (admin: pg.PoolConfig) => {
  const client = new pg.Client({ ...admin, database: 'postgres' })
  await client.connect()
  await client.query('create database vmeste_template')
  await client.end()
  const pool = new pg.Pool({ ...admin, database: 'vmeste_template' })
  await migrate(pool)
  await pool.end()
}
