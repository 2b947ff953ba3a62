import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'
import { audit, pickAudited } from './audit.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const record = async (personId: number, actorId: number) => {
  const row = { title: 'Хор', secret: 'нет', at: world.clock.now() }
  await world.db.transaction().execute((tx) =>
    audit(tx, {
      actor: { id: actorId },
      action: 'update',
      entity: 'stories',
      entityId: 7,
      personId,
      before: null,
      after: pickAudited(row, ['title', 'at']),
      now: world.clock.now(),
    }),
  )
}
const records = (personId: number) =>
  world.db.selectFrom('audit_records').select(['user_id', 'person_id', 'before', 'after']).where('person_id', '=', personId).execute()

test('audit: keep the allow-listed fields only', async () => {
  const [person, staff] = [await world.given.person(), await world.given.person()]
  await record(person.id, staff.id)
  expect(await records(person.id)).toEqual([
    { user_id: staff.id, person_id: person.id, before: null, after: { title: 'Хор', at: '2026-03-10T09:00:00.000Z' } },
  ])
})

test('audit: refuse to change, delete or truncate records', async () => {
  const [person, staff] = [await world.given.person(), await world.given.person()]
  await record(person.id, staff.id)
  for (const statement of [
    sql`update audit_records set action = 'other'`,
    sql`update audit_records set after = null`,
    sql`delete from audit_records`,
    sql`truncate audit_records`,
  ])
    await expect(statement.execute(world.db)).rejects.toThrow('the audit log is only added to')
  const forged = world.db.transaction().execute(async (tx) => {
    await sql`select set_config('vmeste.auditing', 'on', true)`.execute(tx)
    await sql`update audit_records set after = '{"title":"other"}'`.execute(tx)
  })
  await expect(forged).rejects.toThrow('the audit log is only added to')
  expect(await records(person.id)).toHaveLength(1)
})

test('audit: the dedicated functions erase the fields about a user and move records to another account', async () => {
  const [person, staff, other] = [await world.given.person(), await world.given.person(), await world.given.person()]
  await record(person.id, staff.id)
  await sql`select erase_audit(${person.id})`.execute(world.db)
  expect(await records(person.id)).toMatchObject([{ user_id: staff.id, after: null }])
  await sql`select move_audit(${person.id}, ${other.id}), move_audit(${staff.id}, ${other.id})`.execute(world.db)
  expect(await records(other.id)).toMatchObject([{ user_id: other.id, after: null }])
})
