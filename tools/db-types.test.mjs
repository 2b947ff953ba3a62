import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dropDatabase, freshDatabase } from '../tests/kit/databases.ts'
import { schemaOf } from './db-types.mjs'

test('types of the database: db/schema.ts describes the migrated tables', async () => {
  const connection = await freshDatabase()
  const pool = new pg.Pool(connection)
  try {
    const schema = await readFile(join(import.meta.dirname, '../db/schema.ts'), 'utf8')
    expect(schema === (await schemaOf(pool)), 'run npm run db:types').toBe(true)
  } finally {
    await pool.end()
    await dropDatabase(connection.database)
  }
})
