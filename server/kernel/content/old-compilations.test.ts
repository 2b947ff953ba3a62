import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createWorld } from '../../../tests/kit/world.ts'

const migration = join(import.meta.dirname, '../../../db/migrations/20261122T2345-compilation-dates.sql')

test('content: the dates of an old compilation that ends before it starts are swapped, and it can be deleted', async () => {
  const world = await createWorld()
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const ask = (method: 'POST' | 'DELETE', path: string, data?: object) =>
    world.request({ method, url: `/api${path}`, token: staff.token, ...(data && { body: { data } }) })
  const { body } = await ask('POST', '/admin/compilations', { name: 'Старая', typeId: 1, published: true, eventIds: [] })
  const check = sql`check (date_to >= date_from) not valid`
  await sql`alter table compilations drop constraint compilations_date_to_check`.execute(world.db)
  await sql`update compilations set date_from = '2026-05-02', date_to = '2026-05-01' where id = ${body.id}`.execute(world.db)
  await sql`alter table compilations add constraint compilations_date_to_check ${check}`.execute(world.db)
  expect((await ask('DELETE', `/admin/compilations/${body.id}`)).status).toBe(422)
  for (const statement of (await readFile(migration, 'utf8')).split(/;\n/)) if (statement.trim()) await sql.raw(statement).execute(world.db)
  const dates = world.db.selectFrom('compilations').select(['date_from', 'date_to']).where('id', '=', body.id)
  expect(await dates.executeTakeFirst()).toEqual({ date_from: '2026-05-01', date_to: '2026-05-02' })
  expect((await ask('DELETE', `/admin/compilations/${body.id}`)).status).toBe(200)
  await world.close()
})
