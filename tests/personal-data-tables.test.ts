import { type KyselyPlugin, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createWorld } from './kit/world.ts'

/** Tables that refer to users and are not personal data, with the reason. */
const exempt: Record<string, string> = {
  data_exports: 'an archive expires after seven days; erasure deletes its file',
  merge_codes: 'a code expires within minutes',
  outbox_pauses: 'it names only the administrator who paused a kind',
}

/** Records the statements, to search them for tables. */
const recorder = () => {
  const statements: string[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, names: (table: string) => statements.some((statement) => new RegExp(`\\b${table}\\b`).test(statement)) }
}

test('personal data: a personal-data.ts names every table that refers to a user', async () => {
  const world = await createWorld()
  const { resources } = world
  const [from, to] = [await world.given.person(), await world.given.person()]
  const { plugin, names } = recorder()
  const db = world.db.withPlugin(plugin)
  const deps = { announce: resources.announce, now: world.clock.now() }
  for (const { collect, erase, move } of resources.personalData) {
    await collect(db, from.id)
    await db.transaction().execute((tx) => move(tx, { from: from.id, to: to.id }, deps))
    await db.transaction().execute((tx) => erase(tx, to.id, deps))
  }
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`.execute(world.db)
  const forgotten = rows.map(({ table }) => table).filter((table) => !names(table) && !(table in exempt))
  expect(rows.length).toBeGreaterThan(30)
  expect(forgotten.map((table) => `${table} refers to users: collect, erase and move its rows in the personal-data.ts of its domain`)).toEqual([])
  await world.close()
})
