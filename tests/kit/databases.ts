import pg from 'pg'
import { inject } from 'vitest'

/** A database from a template of the run: the reference data alone, or with the demo. */
export const freshDatabase = async (template = 'vmeste_template') => {
  const database = `world_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await asAdmin((client) => client.query(`create database ${database} template ${template} strategy file_copy`))
  return { ...inject('postgres'), database }
}

export const dropDatabase = (database: string) => asAdmin((client) => client.query(`drop database if exists ${database} with (force)`))

export const asAdmin = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
