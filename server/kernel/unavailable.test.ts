import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin } from '../../tests/kit/databases.ts'
import { formOf } from '../../tests/kit/form.ts'
import { createWorld, type World } from '../../tests/kit/world.ts'

let world: World
let user: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  user = await world.given.person()
})
afterAll(() => world.close())

const register = async () => {
  const event = await world.given.event()
  const body = { user_id: user.id, eventId: event.id }
  return () => world.request({ method: 'POST', url: '/api/event-participants/registration', token: user.token, body })
}

const run = (statement: string) => world.database.pool.query(statement)

const refused = { status: 503, headers: { 'retry-after': '1' }, body: { reason: 'unavailable' } }

test.each([
  ['53100', 'the disk is full'],
  ['53200', 'the memory is spent'],
  ['58030', 'the disk cannot be read'],
  ['25006', 'the server is read-only'],
  ['42501', 'the user has no rights'],
  ['28000', 'the user was removed'],
  ['3D000', 'the database was removed'],
])('unavailable: writing fails with 503 on SQLSTATE %s (%s), reading works, and writing works again after it', async (code) => {
  await run(`create function fail() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$`)
  await run('create trigger fail before insert on event_participants for each statement execute function fail()')
  const send = await register()
  expect(await send()).toMatchObject(refused)
  expect(await world.request({ url: '/api/events' })).toMatchObject({ status: 200 })
  await run('drop function fail cascade')
  expect(await send()).toMatchObject({ status: 200 })
})

test('unavailable: a database that became read-only refuses to write with 503, and needs no restart of the product', async () => {
  const send = await register()
  const { database } = world.connection
  const readOnly = (state: string) =>
    asAdmin(async (client) => {
      await client.query(`alter database ${database} set default_transaction_read_only = ${state}`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
    })
  await readOnly('on')
  expect(await send()).toMatchObject(refused)
  await readOnly('off')
  expect(await send()).toMatchObject({ status: 200 })
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test('unavailable: a full disk refuses an upload with 503, and the next upload works', async () => {
  const { storage } = world.resources.outside
  const { put } = storage
  const upload = async () =>
    world.request({ method: 'POST', url: '/api/uploads', token: user.token, ...(await formOf([{ name: 'a.pdf', bytes: pdf }])) })
  storage.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  expect(await upload()).toMatchObject(refused)
  storage.put = put
  expect(await upload()).toMatchObject({ status: 200 })
})
