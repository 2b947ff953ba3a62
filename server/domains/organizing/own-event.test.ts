import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { lockWithMaster } from './series.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test.each(['cancel', 'publish'])('own events: an owner who is removed while their %s waits is refused', async (action) => {
  const [owner, removed] = [await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner })
  await world.db.insertInto('event_owners').values({ event_id: id, user_id: removed.id }).execute()
  const { answer } = await world.db.transaction().execute(async (tx) => {
    await lockWithMaster(tx, { eventId: id })
    const sent = world.request({ method: 'POST', url: `/api/owner/events/${id}/${action}`, token: removed.token })
    await untilWaiting(world)
    await tx.deleteFrom('event_owners').where('event_id', '=', id).where('user_id', '=', removed.id).execute()
    return { answer: sent }
  })
  expect((await answer).status).toBe(403)
})

test('own events: a registration does not wait for a change of the event', async () => {
  const [owner, guest] = [await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner })
  await world.db.transaction().execute(async (tx) => {
    await lockWithMaster(tx, { eventId: id })
    const added = world.db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      const row = { event_id: id, user_id: guest.id, state: 'approved' as const, format: 'offline' as const, queue_number: 1 }
      await other
        .insertInto('event_participants')
        .values({ ...row, created_at: world.clock.now() })
        .execute()
    })
    await expect(added).resolves.toBeUndefined()
  })
})
