import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, '../../db/migrations')
const lockNumber = 7_243_001

/** Applies what is new in db/migrations, in order, each file in its own transaction; one process at a time. */
export const migrate = async (pool: pg.Pool): Promise<string[]> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const applied = new Set((await client.query('select name from migrations')).rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const fresh = files.filter((name) => !applied.has(name))
    for (const name of fresh) await apply(client, name)
    return fresh
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
    client.release()
  }
}

const apply = async (client: pg.PoolClient, name: string) => {
  const text = await readFile(join(folder, name), 'utf8')
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
