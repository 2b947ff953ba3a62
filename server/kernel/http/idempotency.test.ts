import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from '../../domains/leaving/erase.ts'

let world: World
let staff: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

/** A deletion that staff decide with an idempotency key. */
const decideDeletion = async (user: { id: number }, key: string) => {
  const now = world.clock.now()
  const proposal = { user_id: user.id, status: 'confirmed' as const, confirmed_at: now, created_at: now, expires_at: now }
  const { id } = await world.db.insertInto('deletion_proposals').values(proposal).returning('id').executeTakeFirstOrThrow()
  const url = `/api/admin/deletion-proposals/${id}/decision`
  const decision = { decision: 'rejected', comment: 'Просьба отозвана' }
  return () => world.request({ method: 'POST', url, token: staff.token, headers: { 'idempotency-key': key }, body: decision })
}

test('idempotency key: erasure removes stored replies to staff about the user', async () => {
  const user = await world.given.person({ firstName: 'Фёдор', lastName: 'Забытый', phone: '+79990003344' })
  const [decide, decideOther] = [await decideDeletion(user, 'leaver'), await decideDeletion(await world.given.person(), 'other')]
  const [first, other] = [await decide(), await decideOther()]
  expect([first.status, first.body.user.email, (await decide()).body]).toEqual([200, user.email, first.body])
  await erasePerson(world.resources, user.id)
  expect(JSON.stringify((await decide()).body)).not.toMatch(new RegExp(`Забытый|79990003344|${user.email}`))
  expect((await decideOther()).body).toEqual(other.body)
})

test('idempotency key: reject a repeated request after the role is lost', async () => {
  const decide = await decideDeletion(await world.given.person(), 'former')
  expect((await decide()).status).toBe(200)
  await world.db.updateTable('users').set({ roles: [] }).where('id', '=', staff.id).execute()
  expect((await decide()).status).toBe(403)
  await world.db
    .updateTable('users')
    .set({ roles: ['crm_tk_staff'] })
    .where('id', '=', staff.id)
    .execute()
  expect((await decide()).status).toBe(200)
})
