import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openBoss } from '../server/kernel/jobs.ts'
import { asDatabaseFailure, prepareDatabase } from '../server/kernel/prepare-database.ts'
import { freshDatabase } from './kit/databases.ts'

/** Starts the product with settings that cannot work, and returns its exit code and last output. */
const start = async (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['main.ts'], { env: { PATH: process.env.PATH, PORT: '0', ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  const words = child.stderr.setEncoding('utf8').toArray()
  const [code] = await once(child, 'exit')
  return { code, words: (await words).join('') }
}
const sentence = (beginning: string) => ({ code: 1, words: expect.stringMatching(new RegExp(`^${beginning}[^\\n]*\\.\\n$`)) })

/** Starts on a database of the tests' own server. */
const startOn = (database: string, user = 'postgres') => {
  const { host, port } = inject('postgres')
  return start({ DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`, INBOX: '1' })
}

const run = async (database: string, statements: string[]) => {
  const client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const query = async (connection: pg.ClientConfig, statement: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

const databases: string[] = []
afterAll(async () => {
  for (const database of databases) {
    await run('postgres', [`drop database ${database} with (force)`])
    await run('postgres', [`drop role if exists guest_of_${database}`])
  }
})

/** A migrated database, changed by statements with $database and $guest, a user without rights. */
const prepared = async (...statements: string[]) => {
  const { database } = await freshDatabase()
  databases.push(database)
  const guest = `guest_of_${database}`
  await run(
    database,
    statements.map((statement) => statement.replaceAll('$database', database).replaceAll('$guest', guest)),
  )
  return { database, guest }
}

test('start: reject a public address without gateways with one sentence', async () => {
  expect(await start({ BASE_URL: 'https://vmeste.example' })).toEqual(sentence('HOST or BASE_URL makes the product public'))
})

test('start: reject an API_BASE that pages use, with one sentence', async () => {
  for (const base of ['/events', '/en/api', '/files']) {
    const { database, host, port } = { ...(await freshDatabase()), ...inject('postgres') }
    databases.push(database)
    const url = `postgres://postgres@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    expect(await start({ DATABASE_URL: url, INBOX: '1', API_BASE: base })).toEqual(sentence(`API_BASE ${base} is the address of pages`))
  }
})

test('start: say for each invalid setting what to write', async () => {
  const env = { PORT: 'x', ROLE: 'both', DATABASE_POOL: '1', METRICS_TOKEN: 'short', API_BASE: 'api' }
  const { words } = await start(env)
  for (const [name, instead] of Object.entries({
    PORT: 'a number from',
    ROLE: 'all, web or',
    DATABASE_POOL: 'a number from 2',
    METRICS_TOKEN: 'at least 16',
    API_BASE: 'a path such as',
  }))
    expect(words).toContain(`${name} (write ${instead}`)
})

test('start: reject a missing database and a missing user with one sentence each', async () => {
  expect(await startOn('nowhere')).toEqual(sentence('The database named in DATABASE_URL does not exist'))
  expect(await startOn('postgres', 'nobody')).toEqual(sentence('The database rejects the user of DATABASE_URL'))
})

test('start: reject a read-only database with one sentence', async () => {
  const { database } = await prepared('alter database $database set default_transaction_read_only = on')
  expect(await startOn(database)).toEqual(sentence('The database is read-only'))
})

test('start: reject a user without rights with one sentence, whether tables or the schema of the queue cannot be created', async () => {
  const none = await prepared('create role $guest login')
  expect(await startOn(none.database, none.guest)).toEqual(sentence('The user of DATABASE_URL may not create tables and schemas'))
  const some = await prepared(
    'create role $guest login',
    'grant all on schema public to $guest',
    'grant all on all tables in schema public to $guest',
  )
  expect(await startOn(some.database, some.guest)).toEqual(sentence('The user of DATABASE_URL may not create tables and schemas'))
})

test('start: an owner without further rights prepares an empty database, and the queue of jobs in it', async () => {
  const { database } = await freshDatabase()
  const [owner, empty] = [`guest_of_${database}`, `${database}_owned`]
  databases.push(database)
  await run('postgres', [`create role ${owner} login`, `create database ${empty} owner ${owner}`])
  const connection = { ...inject('postgres'), user: owner, database: empty }
  try {
    await prepareDatabase(connection, () => undefined)
    await (await openBoss(connection, () => undefined)).stop({ graceful: false })
    const { rows } = await query(connection, 'select erase_audit(1), (select count(*)::int from migrations) as migrations')
    expect(rows[0]?.migrations).toBeGreaterThan(20)
  } finally {
    await run('postgres', [`drop database ${empty} with (force)`])
  }
})

test('start: reject PostgreSQL older than 15 with one sentence', async () => {
  // simulates an old server: this function precedes the one of pg_catalog
  const { database } = await prepared(
    'create schema old',
    "create function old.current_setting(text) returns text language sql as $$ select '140018' $$",
    'alter database $database set search_path = old, pg_catalog, public',
  )
  expect(await startOn(database)).toEqual(sentence('The database is PostgreSQL 14 and the product supports 15 to 18'))
})

test('start: recognize database failures inside other errors, and no other errors', () => {
  const failure = (code: string) => Object.assign(new Error('inner words'), { code })
  expect(asDatabaseFailure(failure('28P01'))?.message).toMatch(/^The database rejects the password/)
  expect(asDatabaseFailure(new Error('migration 001 failed', { cause: failure('42501') }))?.message).toMatch(/may not create tables/)
  expect(asDatabaseFailure(new Error('migration 001 failed', { cause: failure('53100') }))?.message).toMatch(/^The disk of the database is full/)
  expect([failure('23505'), new Error('other', { cause: failure('ENOSPC') }), 'words', null].map(asDatabaseFailure)).toEqual([null, null, null, null])
})
