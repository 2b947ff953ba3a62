import pg from 'pg'
import { migrate } from './migrate.ts'
import { StartError } from './start-error.ts'

/** Checks the database and migrates it. `onRetry` receives a line for each attempt that another session's lock ends. */
export const prepareDatabase = async (connection: pg.PoolConfig, onRetry: (line: string) => void) => {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => undefined)
  try {
    await requireVersion(pool)
    await migrate(pool, { onRetry })
  } finally {
    await pool.end()
  }
}

const oldestMajor = 15

const requireVersion = async (pool: pg.Pool) => {
  const { rows } = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .catch((error) => Promise.reject(asDatabaseFailure(error) ?? unreachable(error)))
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < oldestMajor)
    throw new StartError(`The database is PostgreSQL ${major} and the product supports 15 to 18: point DATABASE_URL to a newer server.`)
}

const unreachable = (error: { code?: string; message: string }) =>
  new StartError(`The database named in DATABASE_URL cannot be reached (${error.code ?? error.message}): check the address and that it is running.`)

const lacksRight = '42501'

/** By SQLSTATE. */
const failures: Record<string, string> = {
  '25006': 'The database is read-only: point DATABASE_URL to the primary server, not to a replica.',
  '28000': 'The database rejects the user of DATABASE_URL: check the user name and pg_hba.conf.',
  '28P01': 'The database rejects the password in DATABASE_URL: check the user name and the password.',
  '3D000': 'The database named in DATABASE_URL does not exist: create it, or correct the name.',
  '53100': 'The disk of the database is full: free space on it, then start again.',
  '53300': 'The database has no free connection: raise max_connections or lower DATABASE_POOL, then start again.',
  '55P03': 'A migration cannot lock a table that another session holds: end that session or wait for it, then start again.',
  [lacksRight]: 'The user of DATABASE_URL may not create tables and schemas: make this user the owner of the database.',
}

/** A StartError for a failure that the operator can fix; null for any other. */
export const asDatabaseFailure = (error: unknown): StartError | null => {
  if (!(error instanceof Error)) return null
  const sentence = 'code' in error ? failures[String(error.code)] : undefined
  if (!sentence) return asDatabaseFailure(error.cause)
  const words = 'code' in error && error.code === lacksRight ? sentence.replace(/\.$/, ` (${error.message}).`) : sentence
  return new StartError(words, { cause: error })
}
