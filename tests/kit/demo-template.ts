import { join } from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { loadDemo } from '../../db/seed/demo/load.ts'
import { readConfig } from '../../server/kernel/config.ts'
import { openLog } from '../../server/kernel/log.ts'
import { createServer } from '../../server/server.ts'
import { asAdmin } from './databases.ts'
import { siteUrl } from './site-host.ts'

const name = 'vmeste_demo'
const unfinished = `${name}_unfinished`
const lockNumber = 7_243_101

/** The template with the demo of a day, and the folder of its files. The first world that needs it fills it; the others wait. */
export const demoTemplate = async (now: Date): Promise<{ template: string; files: string }> => {
  const files = join(inject('folder'), 'demo')
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await fill(client, { files, now })
  })
  return { template: name, files }
}

/** The template gets its name last, so that no world copies half a demo. */
const fill = async (client: pg.Client, { files, now }: { files: string; now: Date }) => {
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished} template vmeste_template`)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: files })
  const connection = { ...inject('postgres'), database: unfinished }
  const server = await createServer({ config, connection, log: openLog('silent'), clock: () => now, siteUrl })
  await loadDemo(server.resources)
  await server.close()
  await client.query(`alter database ${unfinished} rename to ${name}`)
}
