import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '../../server/kernel/postgres/connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/kernel/postgres/embedded.ts'
import { fill, fillVersion, type Size } from './fill/fill.ts'
import { root } from './processes.ts'

const sizes: Record<number, Omit<Size, 'events'>> = {
  10000: { people: 5_000, registrations: 10_000 },
  200000: { people: 100_000, registrations: 200_000 },
  1000000: { people: 1_000_000, registrations: 1_000_000 },
}

/** A database with its address. */
export type Database = { connection: Connection; url: string; pool: pg.Pool } & AsyncDisposable

/** A filled database that areas only read. Areas that write use copies of it. */
export type Base = Database & { copy: (name: string) => Promise<Database> }

/** Opens the database of a size. Fills it unless an earlier run has done so with the same generator and migrations. */
export const openBase = async (events: number, say: (line: string) => void): Promise<Base> => {
  const folder = await folderOf(events)
  const stamp = join(folder, 'filled')
  if (!existsSync(stamp)) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
  try {
    if (!existsSync(stamp)) await fillNew(postgres, events, stamp, say)
    await dropCopies(postgres.connection)
    const base = openDatabase(postgres.connection, () => postgres.stop())
    return Object.assign(base, { copy: (name: string) => copyOf(postgres.connection, name) })
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const fillNew = async (postgres: EmbeddedPostgres, events: number, stamp: string, say: (line: string) => void) => {
  say(`filling a database with ${events} events, once`)
  await fill(postgres.connection, { events, ...(sizes[events] ?? { people: events, registrations: events }) }, say)
  await writeFile(stamp, new Date().toISOString())
}

/** One folder per size, named by the generator and migrations. Folders of earlier generators are removed. */
const folderOf = async (events: number) => {
  const cache = join(tmpdir(), 'vmeste-bench')
  await mkdir(cache, { recursive: true })
  await chmod(cache, 0o755)
  const name = `${events}-${fingerprint()}`
  const outdated = (await readdir(cache)).filter((other) => other.startsWith(`${events}-`) && other !== name)
  for (const other of outdated) await rm(join(cache, other), { recursive: true, force: true })
  return join(cache, name)
}

const fingerprint = () => {
  const migrations = join(root, 'db/migrations')
  const hash = createHash('sha256').update(`generator ${fillVersion}`)
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 10)
}

const openDatabase = (connection: Connection, close: () => Promise<void>): Database => {
  const pool = new pg.Pool({ ...connection, max: 4 })
  // a pool ends before its connections close, so the stop of the server is not an error
  pool.on('error', () => undefined)
  return {
    connection,
    pool,
    url: `postgres:///${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}&user=${connection.user}`,
    [Symbol.asyncDispose]: async () => {
      await pool.end()
      await close()
    },
  }
}

const copyPrefix = 'bench_'

const copyOf = async (connection: Connection, name: string): Promise<Database> => {
  const database = copyPrefix + name
  await asAdmin(connection, async (admin) => {
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [connection.database])
    await admin.query(`create database ${database} template ${connection.database} strategy file_copy`)
  })
  return openDatabase({ ...connection, database }, () => asAdmin(connection, (admin) => drop(admin, database)))
}

const dropCopies = (connection: Connection) =>
  asAdmin(connection, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where starts_with(datname, $1)`, [copyPrefix])
    for (const { datname } of rows) await drop(admin, datname)
  })

const drop = async (admin: pg.Client, database: string) => {
  await admin.query(`drop database ${database} with (force)`)
}

const asAdmin = async (connection: Connection, work: (admin: pg.Client) => Promise<void>) => {
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
