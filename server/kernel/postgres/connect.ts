import { Client } from 'pg'

export const databaseName = 'vmeste'

export type Connection = { host: string; port: number; user: string; database: string }

export const connectionTo = (socketDir: string, database = databaseName): Connection => ({
  host: socketDir,
  port: 5432,
  user: 'postgres',
  database,
})

/** The data folder of the server that accepts connections at a socket; null when none does. */
export const folderServedAt = (socketDir: string): Promise<string | null> => settingAt(socketDir, 'data_directory')

/** A setting of the server at a socket; null when no server accepts connections there. */
export const settingAt = async (socketDir: string, name: string): Promise<string | null> => {
  const client = openClient(socketDir)
  try {
    await client.connect()
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    return rows[0]?.value ?? null
  } catch {
    // any failure means that the server does not accept connections now
    return null
  } finally {
    await client.end()
  }
}

export const createDatabase = async (socketDir: string) => {
  const client = openClient(socketDir)
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

const openClient = (socketDir: string) => {
  const client = new Client({ ...connectionTo(socketDir, 'postgres'), ssl: false, connectionTimeoutMillis: 2_000, query_timeout: 10_000 })
  // a connection lost between two statements fails the next one
  client.on('error', () => {})
  return client
}
