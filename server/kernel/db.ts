import { Kysely, type LogEvent, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../db/schema.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

const int8 = 20
const int8List = 1016
const calendarDate = 1082
const int4List: number = 1007
const parseInt8List = pg.types.getTypeParser(int4List)

/** int8 and its arrays become numbers, dates stay YYYY-MM-DD text, other types are parsed as pg does. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number
    if (oid === int8List) return parseInt8List
    if (oid === calendarDate) return String
    return pg.types.getTypeParser(oid, format)
  },
}

const maxNames = 2000
const unplanned = '/* planned each time */'

/**
 * Prefix of a statement that PostgreSQL plans at every execution, because the best plan depends on its values: the events of
 * a large city, or of a small one. A named statement would get one plan for all values after five executions.
 */
export const plannedEachTime = sql.raw(unplanned)

/** A client that names all other statements, so that PostgreSQL parses and plans them once per connection. */
const namingClient = () => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (text.includes(unplanned)) return undefined
    const known = names.get(text)
    if (known || names.size >= maxNames) return known
    names.set(text, `q${names.size}`)
    return names.get(text)
  }
  return class NamingClient extends pg.Client {
    // pg declares query with a dozen overloads; this passes all of them through
    // biome-ignore lint/suspicious/noExplicitAny: see above
    override query(...args: any[]): any {
      const [text, values, ...callback] = args
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
      if (name) return super.query({ name, text, values }, ...(callback as []))
      return super.query(...(args as Parameters<pg.Client['query']>))
    }
  }
}

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Watching = {
  onLost: (error: Error) => void
  /** Called with the time spent waiting for a connection, successful or not. */
  onAcquired?: (ms: number) => void
  onStatement?: (event: LogEvent) => void
}

const ignore = () => undefined

/** Opens the pool. The pool replaces a lost idle connection and reports its error only to `onLost`. */
export const openDatabase = ({ onLost, onAcquired = ignore, onStatement = ignore, ...options }: pg.PoolConfig & Watching): Database => {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 15_000,
    ...options,
    types,
    Client: namingClient(),
  })
  pool.on('error', onLost)
  // a connection lost during a statement also rejects that statement, whose caller handles the error
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: timed(pool, onAcquired) }), log: onStatement })
  return { db, pool, close: () => db.destroy() }
}

/** The pool as Kysely uses it, with the waiting time for connections measured. */
const timed = (pool: pg.Pool, onAcquired: (ms: number) => void): PostgresPool => ({
  Client: pg.Client,
  options: pool.options,
  connect: async () => {
    const requestedAt = performance.now()
    try {
      return await pool.connect()
    } finally {
      onAcquired(performance.now() - requestedAt)
    }
  },
  end: () => pool.end(),
})

/**
 * By SQLSTATE: shutdown and lost connections, resources such as disk and memory, failed reading or writing, a read-only server,
 * and a user or database that is missing or lacks rights.
 */
const unavailable = /^(57P0[1-5]|08...|53...|58...|25006|28000|28P01|3D000|42501)$/

const socketErrors = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']

/** Errors of a disk that files cannot be written to. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EROFS']

/** True when the error means that the database or the disk for files is unavailable, not a bug. The operator can mend it. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    unavailable.test(code) ||
    [...socketErrors, ...diskErrors].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message)
  )
}

/** The name of the violated constraint, or null. */
export const brokenConstraint = (error: unknown): string | null =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') ? (error.constraint ?? null) : null
