import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { StartError } from '../start-error.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { backendsIn, isAlive } from './processes.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

const isRoot = process.getuid?.() === 0

const newFolder = async (mode = 0o755) => {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-postgres-'))
  await chmod(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'postgres')
}

const start = async (dataDir: string) => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  onTestFinished(postgres.stop)
  return postgres
}

/** Another process of the product, which owns the database of a folder until it is killed. */
const startApp = async (dataDir: string) => {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    console.log('ready')
    setInterval(() => {}, 1000)`
  const app = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = async () => {
    if (app.signalCode === null && app.kill('SIGKILL')) await once(app, 'exit')
  }
  const clean = async () => {
    await kill()
    if (existsSync(join(dataDir, 'postmaster.pid'))) await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop()
  }
  onTestFinished(clean)
  await Promise.race([once(app.stdout, 'data'), once(app, 'exit')])
  expect(app.exitCode).toBeNull()
  return { kill, connection: { host: dataDir, port: 5432, user: 'postgres', database: 'vmeste' } }
}

type Reachable = Pick<EmbeddedPostgres, 'connection'>

const ask = async ({ connection }: Reachable, text: string) => {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const pidOf = async ({ connection }: Reachable) => Number((await readFile(join(connection.host, 'postmaster.pid'), 'utf8')).split('\n')[0])

test('the database sorts, lower-cases and compares Cyrillic', async () => {
  const postgres = await start(await newFolder())

  expect(await ask(postgres, `select lower('ЁЖ') as lower, 'ёж' ilike 'ЁЖ' as alike`)).toEqual([{ lower: 'ёж', alike: true }])
  expect(await ask(postgres, `select name from unnest(array['Я', 'ёж', 'Ель', 'жук', 'Ёлка']) name order by name`)).toEqual(
    ['ёж', 'Ёлка', 'Ель', 'жук', 'Я'].map((name) => ({ name })),
  )
  await ask(postgres, 'create extension pg_trgm')
  expect(await ask(postgres, `select similarity('Москва', 'москва') as same`)).toEqual([{ same: 1 }])
})

test('restarts a killed server without losing committed data', async () => {
  const postgres = await start(await newFolder())
  await ask(postgres, 'create table kept as select 1 as id')
  const killed = await pidOf(postgres)

  process.kill(killed, 'SIGKILL')

  await vi.waitFor(async () => expect(await pidOf(postgres)).not.toBe(killed), { timeout: limitMs(30_000) })
  expect(await vi.waitFor(() => ask(postgres, 'select id from kept'), { timeout: limitMs(30_000) })).toEqual([{ id: 1 }])
})

test('takes over and supervises the server of a killed owner', async () => {
  const dataDir = await newFolder()
  const app = await startApp(dataDir)
  await ask(app, 'create table kept as select pg_postmaster_start_time() as started_at')
  await app.kill()

  const postgres = await start(dataDir)

  expect(await ask(postgres, 'select started_at = pg_postmaster_start_time() as same from kept')).toEqual([{ same: true }])
  process.kill(await pidOf(postgres), 'SIGKILL')
  expect(
    await vi.waitFor(() => ask(postgres, 'select started_at = pg_postmaster_start_time() as same from kept'), { timeout: limitMs(30_000) }),
  ).toEqual([{ same: false }])
})

test('starts after a server was killed together with its owner', async () => {
  const dataDir = await newFolder()
  const app = await startApp(dataDir)
  await ask(app, 'create table kept as select 1 as id')
  await app.kill()
  process.kill(await pidOf(app), 'SIGKILL')

  expect(await ask(await start(dataDir), 'select id from kept')).toEqual([{ id: 1 }])
})

test('refuses a folder with a live owner, whose database continues to run', async () => {
  const dataDir = await newFolder()
  const app = await startApp(dataDir)
  const pid = await pidOf(app)

  const second = startEmbeddedPostgres({ dataDir, log: () => {} })

  await expect(second).rejects.toThrow(StartError)
  await expect(second).rejects.toThrow(`The data folder ${dataDir} is in use by another running process`)
  expect(await pidOf(app)).toBe(pid)
  expect(await ask(app, 'select 1 as id')).toEqual([{ id: 1 }])
})

test('refuses the folder of another version and leaves it unchanged', async () => {
  const dataDir = await newFolder()
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'PG_VERSION'), '17\n')

  const refused = startEmbeddedPostgres({ dataDir, log: () => {} })

  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow('belongs to PostgreSQL 17')
  expect(await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).toBe('17\n')
  expect(existsSync(`${dataDir}.lock`)).toBe(false)
})

test('refuses a folder without a database and a path through a file', async () => {
  const occupied = await newFolder()
  await mkdir(occupied)
  await writeFile(join(occupied, 'diary.txt'), 'mine')
  const file = await newFolder()
  await writeFile(file, 'mine')

  await expect(startEmbeddedPostgres({ dataDir: occupied, log: () => {} })).rejects.toThrow('is not empty and holds no database')
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'postgres'), log: () => {} })).rejects.toThrow('a file exists in its path')
  expect(await readFile(join(occupied, 'diary.txt'), 'utf8')).toBe('mine')
})

test('stop leaves no process and no lock, and the server is not restarted', async () => {
  const dataDir = await newFolder()
  const postgres = await start(dataDir)
  const pid = await pidOf(postgres)

  await Promise.all([postgres.stop(), postgres.stop()])

  expect(isAlive(pid)).toBe(false)
  expect(backendsIn(dataDir)).toEqual([])
  expect([`${dataDir}.lock`, join(dataDir, 'postmaster.pid')].filter(existsSync)).toEqual([])
})

test('uses a short socket path when the folder path is too long', async () => {
  const dataDir = join(dirname(await newFolder()), 'данные, "свои"'.repeat(5), 'postgres')

  const postgres = await start(dataDir)

  expect(await ask(postgres, 'show data_directory')).toEqual([{ data_directory: dataDir }])
})

test.runIf(isRoot)('moves the database of a folder private to root to a path that PostgreSQL can reach', async () => {
  const dataDir = await newFolder(0o700)

  const postgres = await start(dataDir)
  onTestFinished(() => postgres.stop().then(() => rm(dirname(postgres.connection.host), { recursive: true })))

  expect(postgres.connection.host).toMatch(/^\/var\/lib\/vmeste\/[0-9a-f]{12}\/postgres$/)
  expect(existsSync(dataDir)).toBe(false)
})
