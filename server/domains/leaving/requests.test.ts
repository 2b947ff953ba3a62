import { afterAll, beforeAll, expect, test } from 'vitest'
import { deletionQueue, mergeQueue } from '../../../contract/leaving/leaving.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from './erase.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const requested = async () => {
  const [person, other] = [await world.given.person(), await world.given.person()]
  const created_at = world.clock.now()
  const comment = 'звонили, подтверждено'
  const proposal = { user_id: person.id, status: 'confirmed' as const, reason: 'переезд', comment, created_at, expires_at: created_at }
  const merge = { source_user_id: other.id, target_user_id: person.id, comment, created_at }
  await world.db.insertInto('deletion_proposals').values(proposal).execute()
  await world.db.insertInto('merge_requests').values(merge).execute()
  return { person, proposal, merge }
}

test('an erasure removes the words of the requests of the user, and retains their dates', async () => {
  const { person, proposal, merge } = await requested()
  await erasePerson(world.resources, person.id)
  const proposals = world.db.selectFrom('deletion_proposals').selectAll().where('user_id', '=', person.id)
  expect(await proposals.execute()).toMatchObject([{ ...proposal, reason: null, comment: null }])
  const merges = world.db.selectFrom('merge_requests').selectAll().where('target_user_id', '=', person.id)
  expect(await merges.execute()).toMatchObject([{ ...merge, comment: null }])
})

test('lists of requests have no undeclared fields', async () => {
  await requested()
  const { token } = await world.given.person({ roles: ['crm_tk_staff'] })
  for (const { path, item } of [deletionQueue, mergeQueue]) {
    const { _items } = (await world.request({ url: `/api/admin/${path}`, token })).body
    expect(_items.length).toBeGreaterThan(0)
    for (const row of _items) expect(Object.keys(row).sort()).toEqual([...Object.keys(item.shape), 'decided', 'decision', 'version'].sort())
  }
})
