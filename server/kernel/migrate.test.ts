import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { freshDatabase } from '../../tests/kit/databases.ts'
import { migrate } from './migrate.ts'

let pool: pg.Pool
let folder: string
beforeEach(async () => {
  pool = new pg.Pool(await freshDatabase())
  folder = await mkdtemp(join(inject('folder'), 'migrations-'))
  await pool.query('create table things (id int, name text)')
})
afterEach(() => pool.end())

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const run = (given: Parameters<typeof migrate>[1] = {}) => migrate(pool, { folder, pauseMs: 1, ...given })
const recorded = async () =>
  (await pool.query("select name from migrations where name like '20261122T16%' order by name")).rows.map(({ name }) => name)
const indexes = async () =>
  (
    await pool.query(
      "select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = 'things'::regclass order by 1",
    )
  ).rows

/** Locks the table in a transaction of another session. */
const holdTable = async () => {
  const client = await pool.connect()
  await client.query('begin; lock table things in access exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

test('migrations: every file is named by number or by UTC minute', async () => {
  const names = await readdir(join(import.meta.dirname, '../../db/migrations'))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !/^(0\d\d|20\d{6}T[0-2]\d[0-5]\d)-[a-z0-9-]+\.sql$/.test(name))).toEqual([])
})

test('migrations: a file in a transaction builds no index of an older table and reads none of its rows', async () => {
  const shared = join(import.meta.dirname, '../../db/migrations')
  const names = (await readdir(shared)).filter((name) => name >= '20261123')
  const long = /^(create (?:unique )?index \S+ on (?:only )?|update |delete from |alter table |insert into \w+[\s\S]*?\bfrom )(\w+)([\s\S]*)/
  const scans = /add (primary key|unique|constraint \w+ (primary key|unique)) *\(|\bcheck\b(?![\s\S]*not valid)|set not null|validate/
  const slow: string[] = []
  for (const name of names) {
    const text = await readFile(join(shared, name), 'utf8')
    if (text.startsWith('-- outside a transaction')) continue
    // a file only creates its functions
    const statements = text
      .replace(/\$\$[\s\S]*?\$\$/g, '')
      .replace(/^ *--.*$/gm, '')
      .split(/;\s*$/m)
    const own = new Set([...text.matchAll(/create table (\w+)/g)].map(([, table]) => table))
    for (const statement of statements) {
      const [, start = '', table = '', rest = ''] = long.exec(statement.trim()) ?? []
      if (table && !own.has(table) && (start !== 'alter table ' || scans.test(rest))) slow.push(`${name}: ${start}${table}`)
    }
  }
  expect(slow).toEqual([])
})

test('migrations: numbered files are applied before files named by time, each once', async () => {
  await write('20261122T1606-third.sql', 'alter table things drop column third')
  await write('20261122T1605-second.sql', 'alter table things rename column second to third')
  await write('099-first.sql', 'alter table things add column second int')
  expect(await run()).toEqual(['099-first.sql', '20261122T1605-second.sql', '20261122T1606-third.sql'])
  expect(await run()).toEqual([])
})

test('migrations: a failing migration is rolled back and stops the later ones', async () => {
  await write('20261122T1605-broken.sql', "insert into things values (1, 'one'); select no_such_column from things")
  await write('20261122T1606-later.sql', "insert into things values (2, 'two')")
  await expect(run()).rejects.toThrow('migration 20261122T1605-broken.sql failed')
  expect((await pool.query('select * from things')).rows).toEqual([])
  expect(await recorded()).toEqual([])
})

test('migrations: an attempt fails on a locked table, and a later attempt succeeds after the release', async () => {
  await write('20261122T1605-column.sql', 'alter table things add column third int')
  const release = await holdTable()
  const retries: string[] = []
  const onRetry = (message: string) => {
    if (retries.push(message) === 1) void release()
  }
  expect(await run({ lockTimeoutMs: 50, attempts: 100, onRetry })).toEqual(['20261122T1605-column.sql'])
  expect(retries[0]).toBe('migration 20261122T1605-column.sql: another session holds a lock that it needs, attempt 1 of 100 failed')
})

test('migrations: a request behind a waiting migration gets its turn while the table is still locked', async () => {
  await write('20261122T1605-column.sql', 'alter table things add column third int')
  const reader = await pool.connect()
  await reader.query('begin; select * from things')
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table things%' and datname = current_database()"
  const migrated = migrate(pool, { folder, pauseMs: 1_000 })
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toHaveLength(1), { timeout: 10_000, interval: 5 })
  const request = await pool.connect()
  await request.query("set statement_timeout = '10s'")
  const turn = await request.query('select count(*) from things').catch((error) => error)
  request.release()
  await reader.query('commit')
  reader.release()
  expect(turn.rows).toEqual([{ count: '0' }])
  expect(await migrated).toEqual(['20261122T1605-column.sql'])
})

test('migrations: a statement waits for a lock for at most half a second', async () => {
  await write('20261122T1605-timeout.sql', "insert into things values (1, current_setting('lock_timeout'))")
  await run()
  expect((await pool.query('select name from things')).rows).toEqual([{ name: '500ms' }])
})

test('migrations: a table that stays locked fails the migration after the last attempt', async () => {
  await write('20261122T1605-column.sql', 'alter table things add column third int')
  const release = await holdTable()
  const retries: string[] = []
  await expect(run({ lockTimeoutMs: 20, attempts: 3, onRetry: (message) => retries.push(message) })).rejects.toMatchObject({
    cause: { code: '55P03' },
  })
  await release()
  expect(retries).toHaveLength(2)
  expect(await recorded()).toEqual([])
})

const concurrent = (...statements: string[]) => ['-- outside a transaction', ...statements].join('\n')

test('migrations: a file that begins with the marker creates indexes concurrently', async () => {
  const statements = [
    'create index concurrently things_id on things (id);',
    '-- a; comment',
    'create index concurrently things_name',
    '  on things (name);',
  ]
  await write('20261122T1605-indexes.sql', concurrent(...statements))
  await run()
  expect(await indexes()).toEqual([
    { name: 'things_id', valid: true },
    { name: 'things_name', valid: true },
  ])
  expect(await recorded()).toEqual(['20261122T1605-indexes.sql'])
})

test('migrations: an index that fails midway is dropped, and created once the cause is removed', async () => {
  await pool.query("insert into things values (1, 'one'), (1, 'two')")
  await write(
    '20261122T1605-unique.sql',
    concurrent('create index concurrently things_name on things (name);', 'create unique index concurrently things_id on things (id);'),
  )
  await expect(run()).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await indexes()).toEqual([{ name: 'things_name', valid: true }])
  await pool.query("delete from things where name = 'two'")
  await run()
  expect(await indexes()).toContainEqual({ name: 'things_id', valid: true })
})

test('migrations: an invalid index left by a killed process is replaced', async () => {
  await pool.query("insert into things values (1, 'one'), (1, 'two')")
  await expect(pool.query('create unique index concurrently things_id on things (id)')).rejects.toThrow('could not create unique index')
  expect(await indexes()).toEqual([{ name: 'things_id', valid: false }])
  await write('20261122T1605-index.sql', concurrent('create index concurrently things_id on things (id);'))
  await run()
  expect(await indexes()).toEqual([{ name: 'things_id', valid: true }])
})

test('migrations: a concurrent index without a name and a function body are rejected', async () => {
  await write('20261122T1605-nameless.sql', concurrent('create index concurrently on things (id);'))
  await expect(run()).rejects.toMatchObject({ cause: { message: expect.stringContaining('needs a name') } })
  await write('20261122T1605-nameless.sql', concurrent('do $$ begin end $$;'))
  await expect(run()).rejects.toMatchObject({ cause: { message: expect.stringContaining('must not contain $$') } })
})

test('migrations: processes that start together migrate once, concurrent indexes included', async () => {
  await write('20261122T1605-row.sql', "insert into things values (1, 'one')")
  await write('20261122T1606-index.sql', concurrent('create index concurrently things_id on things (id);'))
  const applied = await Promise.all([run({ attempts: 1 }), run({ attempts: 1 }), run({ attempts: 1 })])
  expect(applied.flat()).toEqual(['20261122T1605-row.sql', '20261122T1606-index.sql'])
  expect((await pool.query('select * from things')).rows).toHaveLength(1)
  expect(await indexes()).toEqual([{ name: 'things_id', valid: true }])
})

test('migrations: a lost connection is reported, and its pool can end', async () => {
  await write('20261122T1605-lost.sql', 'select pg_terminate_backend(pg_backend_pid())')
  const own = new pg.Pool({ ...pool.options, max: 1 })
  own.on('error', () => undefined)
  await expect(migrate(own, { folder, pauseMs: 1 })).rejects.toThrow('migration 20261122T1605-lost.sql failed')
  await own.end()
})
