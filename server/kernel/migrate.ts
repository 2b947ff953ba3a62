import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { runOutside } from './migrate-outside.ts'

const lockNumber = 7_243_001

const defaults = {
  folder: join(import.meta.dirname, '../../db/migrations'),
  /** How long a statement waits for a table. Requests queue behind it; a migration that waits for two tables holds them up twice as long. */
  lockTimeoutMs: 500,
  /** `create index concurrently` waits for every older transaction, and nothing queues behind it. */
  outsideLockTimeoutMs: 60_000,
  attempts: 60,
  pauseMs: 1_000,
  onRetry: (_message: string): void => undefined,
}
type Options = typeof defaults

/**
 * Applies the new files of db/migrations in name order: numbers first, then UTC times. Each file runs in its own transaction,
 * or statement by statement when its first line is the marker. Guarantee: only one process migrates at a time.
 */
export const migrate = async (pool: pg.Pool, given: Partial<Options> = {}): Promise<string[]> => {
  const options = { ...defaults, ...given }
  const client = await pool.connect()
  // a lost connection fails the running query; without a listener it would also end the process
  client.on('error', ignore)
  try {
    await takeTurn(client)
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const applied = new Set((await client.query('select name from migrations')).rows.map((row) => row.name))
    const files = (await readdir(options.folder)).filter((name) => name.endsWith('.sql')).sort()
    const fresh = files.filter((name) => !applied.has(name))
    for (const name of fresh) await apply(client, name, options)
    return fresh
  } finally {
    const failure = await client.query('reset lock_timeout; select pg_advisory_unlock_all()').then(() => undefined, asError)
    client.off('error', ignore)
    // the pool drops a client that is released with an error
    client.release(failure)
  }
}

const ignore = () => undefined

const turnPollMs = 100

/** Polls for the lock, because the other process's `create index concurrently` would wait for the snapshot of a blocked statement. */
const takeTurn = async (client: pg.PoolClient) => {
  while (!(await tryLock(client))) await delay(turnPollMs)
}

const tryLock = async (client: pg.PoolClient): Promise<boolean> =>
  (await client.query('select pg_try_advisory_lock($1) as taken', [lockNumber])).rows[0].taken

const marker = '-- outside a transaction'

const apply = async (client: pg.PoolClient, name: string, options: Options) => {
  const text = await readFile(join(options.folder, name), 'utf8')
  const isOutside = text.split('\n')[0]?.trim() === marker
  await client.query(`set lock_timeout = ${isOutside ? options.outsideLockTimeoutMs : options.lockTimeoutMs}`)
  const run = isOutside ? () => runOutside(client, text) : () => runInside(client, text, name)
  await withRetries(run, name, options)
  if (isOutside) await record(client, name)
}

const runInside = async (client: pg.PoolClient, text: string, name: string) => {
  await client.query('begin')
  try {
    await client.query(text)
    await record(client, name)
    await client.query('commit')
  } catch (error) {
    // on a lost connection the rollback fails too and would hide the cause
    await client.query('rollback').catch(ignore)
    throw error
  }
}

const record = (client: pg.PoolClient, name: string) => client.query('insert into migrations (name) values ($1)', [name])

const withRetries = async (run: () => Promise<unknown>, name: string, { attempts, pauseMs, onRetry }: Options) => {
  for (let attempt = 1; ; attempt += 1) {
    const error = await run().then(() => null, asError)
    if (!error) return
    if (attempt >= attempts || !isLockFailure(error)) throw new Error(`migration ${name} failed`, { cause: error })
    onRetry(`migration ${name}: another session holds a lock that it needs, attempt ${attempt} of ${attempts} failed`)
    await delay(pauseMs)
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** lock_not_available and deadlock_detected. */
const isLockFailure = (error: Error) => 'code' in error && (error.code === '55P03' || error.code === '40P01')
