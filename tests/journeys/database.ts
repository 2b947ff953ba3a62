import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Runs a statement in the embedded database of a product, for states that no user can cause in a journey. */
export const change = async (folder: string, statement: string, values: unknown[]) => {
  const [, , , , socketDir] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'vmeste' })
  await client.connect()
  const { rowCount } = await client.query(statement, values)
  await client.end()
  if (!rowCount) throw new Error(`no row changed: ${statement}`)
}

export const ownerOfPhone = '(select user_id from phones where phone = $1)'
