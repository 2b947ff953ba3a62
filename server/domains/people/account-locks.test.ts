import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitMs, soon } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import type { Tx } from '../../kernel/db.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** A row that refers to the account, as a decision of staff writes it under the lock of another row. */
const referTo = ({ id }: Person, tx: Tx) =>
  tx.insertInto('audit_records').values({ action: 'approved', entity: 'test', entity_id: 1, person_id: id, created_at: world.clock.now() }).execute()

const writes = [
  { name: 'removing the photo', method: 'DELETE', path: ({ id }: Person) => `/users/${id}/photo` },
  { name: 'requesting a data export', method: 'POST', path: () => '/user/data-export' },
  { name: 'disconnecting a network', method: 'DELETE', path: () => '/owner/external-accounts/1', status: 404 },
] as const

const change = (person: Person, { method, path }: (typeof writes)[number]) =>
  world.request({ method, url: `/api${path(person)}`, token: person.token })

test.each(writes)('account lock: $name does not wait for rows that refer to the account', { timeout: limitMs(30_000) }, async (write) => {
  const person = await world.given.person()
  const { status } = await world.db.transaction().execute(async (tx) => {
    await referTo(person, tx)
    return change(person, write)
  })
  expect(status).toBe('status' in write ? write.status : 200)
})

const withPhoto = async () => {
  const person = await world.given.person()
  const upload = {
    id: randomUUID(),
    owner_id: person.id,
    purpose: 'photo' as const,
    name: 'me.png',
    size: 1,
    mime: 'image/png',
    storage_key: `locks-${person.id}`,
  }
  const { id } = await world.db.insertInto('uploads').values(upload).returning('id').executeTakeFirstOrThrow()
  await world.db.updateTable('users').set({ photo_id: id }).where('id', '=', person.id).execute()
  return { person, photoId: id }
}

/** Requests that wait for the lock of an upload. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%update "uploads"%'`.execute(world.db)
  return rows[0]?.count
}

test('account lock: a change of the picture and a decision that refers to the account never deadlock', { timeout: limitMs(30_000) }, async () => {
  const { person, photoId } = await withPhoto()
  const { removal } = await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('uploads').select('id').where('id', '=', photoId).forUpdate().execute()
    const removal = change(person, writes[0])
    await expect.poll(waiting, soon).toBe(1)
    await referTo(person, tx)
    // in an object, because a returned promise would be awaited before the commit
    return { removal }
  })
  expect((await removal).status).toBe(200)
})
