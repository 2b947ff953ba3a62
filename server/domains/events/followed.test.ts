import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = { id: number; token: string }

let world: World
let follower: Person
let event: { id: number }
beforeAll(async () => {
  world = await createWorld()
  follower = await world.given.person()
  event = await world.given.event()
})
afterAll(() => world.close())

let joined = 0
const join = (user: { id: number }, state: 'approved' | 'wait' | 'declined' = 'approved') => {
  joined += 1
  const row = { event_id: event.id, user_id: user.id, state, queue_number: joined, format: 'offline' as const, created_at: world.clock.now() }
  return world.db.insertInto('event_participants').values(row).execute()
}

const follow = (user: { id: number }, subscriber = follower) =>
  world.db.insertInto('user_subscriptions').values({ subscriber_id: subscriber.id, user_id: user.id, created_at: world.clock.now() }).execute()

const followed = async (as?: Person) => {
  const { body } = await world.request({ url: `/api/events/${event.id}?expand=participants`, ...(as && { token: as.token }) })
  return body.followed
}

test('followed participants: only approved ones whom the viewer follows', async () => {
  const [seen, waiting, stranger, absent] = [
    await world.given.person({ firstName: 'Вера', lastName: 'Тихонова' }),
    await world.given.person(),
    await world.given.person(),
    await world.given.person(),
  ]
  await join(seen)
  await join(waiting, 'wait')
  await join(stranger)
  for (const user of [seen, waiting, absent]) await follow(user)
  expect(await followed(follower)).toEqual({ count: 1, people: [{ userId: seen.id, name: 'Вера Тихонова', photo: null }] })
  expect(await followed(stranger)).toEqual({ count: 0, people: [] })
  expect(await followed()).toBeUndefined()
})

test('followed participants: a user who hides the events of their profile, a blocked one and a minor are left out', async () => {
  const before = await followed(follower)
  const [hidden, blocked, minor, open] = [
    await world.given.person(),
    await world.given.person(),
    await world.given.person({ status: 8 }),
    await world.given.person(),
  ]
  for (const user of [hidden, blocked, minor, open]) {
    await join(user)
    await follow(user)
  }
  expect((await followed(follower)).count).toBe(before.count + 3)
  const settings = { settings: { events: false } }
  await world.request({ method: 'POST', url: '/api/user/profile-visibility', token: hidden.token, body: settings })
  await world.db.updateTable('users').set({ blocked_at: world.clock.now() }).where('id', '=', blocked.id).execute()
  const after = await followed(follower)
  const ids = after.people.map(({ userId }: { userId: number }) => userId)
  expect(ids).toContain(open.id)
  for (const user of [hidden, blocked, minor]) expect(ids).not.toContain(user.id)
})

test('followed participants: six names, and the number of all', async () => {
  const before = (await followed(follower)).count
  for (let number = 0; number < 7; number += 1) {
    const user = await world.given.person()
    await join(user)
    await follow(user)
  }
  const { count, people } = await followed(follower)
  expect([count, people.length]).toEqual([before + 7, 6])
})
