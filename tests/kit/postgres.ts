import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadReference } from '../../db/seed/reference/load.ts'
import { readConfig } from '../../server/kernel/config.ts'
import { openLog } from '../../server/kernel/log.ts'
import { migrate } from '../../server/kernel/migrate.ts'
import { startEmbeddedPostgres } from '../../server/kernel/postgres/embedded.ts'
import { isAlive, signal } from '../../server/kernel/postgres/processes.ts'
import { createServer } from '../../server/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string }
    /** The folder of all files that tests write, deleted with the run. */
    folder: string
  }
}

/**
 * One PostgreSQL for all tests of a run. Every world makes its own database from the template. The runner
 * exits on a signal without any teardown, so the process exit also removes the server and the folder. TEST_POSTGRES is the
 * folder of another PostgreSQL.
 */
export default async function setup(project: Pick<TestProject, 'provide'>) {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-tests-'))
  await chmod(folder, 0o755)
  removeAfterKill(folder)
  const native = process.env.TEST_POSTGRES
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined, ...(native && { native }) })
  const { database: _database, ...admin } = postgres.connection
  await makeTemplate(admin, folder)
  project.provide('postgres', admin)
  project.provide('folder', folder)
  const onExit = () => removeAtOnce(folder)
  process.once('exit', onExit)
  process.once('SIGHUP', () => process.exit(129))
  // `npm test` holds a channel to this process; it closes when `npm test` is killed
  process.once('disconnect', () => process.exit(129))
  process.channel?.unref()
  return async () => {
    process.off('exit', onExit)
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** An exiting process cannot wait: PostgreSQL ends without a shutdown, and its folder is deleted after it. */
const removeAtOnce = (folder: string) => {
  const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  signal(pid, 'SIGQUIT')
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let waits = 0; waits < 250 && isAlive(pid); waits += 1) Atomics.wait(pause, 0, 0, 20)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/** Ends the server and deletes the folder once the pipe from this process closes, which SIGKILL does too. */
const afterKill = `
  cat > /dev/null
  if read -r pid < "$1/postgres/postmaster.pid"; then
    kill -QUIT "$pid"
    while kill -0 "$pid"; do sleep 0.1; done
  fi
  rm -rf "$1"`

const removeAfterKill = (folder: string) => {
  const child = spawn('/bin/sh', ['-c', afterKill, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  child.unref()
}

/** The template with the common data of all worlds: the schema, the queues and the reference data. */
const makeTemplate = async (admin: pg.PoolConfig, folder: string) => {
  const client = new pg.Client({ ...admin, database: 'postgres' })
  await client.connect()
  for (const setting of unsafeSettings) await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.query('create database vmeste_template')
  await client.end()
  const connection = { ...admin, database: 'vmeste_template' }
  const pool = new pg.Pool(connection)
  await migrate(pool)
  await pool.end()
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  const server = await createServer({ config, connection, log: openLog('silent'), clock: () => new Date(), siteUrl: 'http://site.test' })
  await loadReference(server.resources.db)
  await server.close()
}

/** The data of a run are temporary, so durability is off. */
const unsafeSettings = ['fsync', 'full_page_writes', 'synchronous_commit']
