import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const following = (method: 'GET' | 'POST' | 'DELETE', who: Person, whom: Person) =>
  world.request({ method, url: `/api/users/${whom.id}/subscription`, token: who.token })
const bell = async (person: Person) => (await world.request({ url: '/api/user/notifications', token: person.token })).body._items

test('is read, made and taken back, however often it is said (V341)', async () => {
  const [who, whom] = [await world.given.person(), await world.given.person()]
  expect((await following('GET', who, whom)).body).toEqual({ subscribed: false, subscribersCount: 0 })
  await Promise.all([1, 2, 3].map(() => following('POST', who, whom)))
  expect((await following('GET', who, whom)).body).toEqual({ subscribed: true, subscribersCount: 1 })
  for (let turn = 0; turn < 2; turn++) expect((await following('DELETE', who, whom)).body).toEqual({ subscribed: false })
  expect((await following('GET', who, whom)).body).toEqual({ subscribed: false, subscribersCount: 0 })
})

test('rings once at who is followed, however often it is taken back and done again (V210)', async () => {
  const [who, whom] = [await world.given.person(), await world.given.person()]
  for (const method of ['POST', 'DELETE', 'POST'] as const) await following(method, who, whom)
  expect(await bell(whom)).toMatchObject([{ type: 6, data: { userId: who.id } }])
})

test('of himself is refused, both ways (V261)', async () => {
  const person = await world.given.person()
  for (const method of ['POST', 'DELETE'] as const) {
    const answer = await following(method, person, person)
    expect([answer.status, answer.body.reason]).toEqual([422, 'ownSubscription'])
  }
})

test('of a child, of who is not there, or before registering to the end is refused', async () => {
  const person = await world.given.person()
  const [child, gone, unfinished] = [
    await world.given.person({ status: 8 }),
    await world.given.person({ status: 9 }),
    await world.given.person({ status: 15 }),
  ]
  expect((await following('POST', person, child)).body.reason).toBe('minorProtected')
  expect((await following('POST', person, gone)).status).toBe(404)
  expect((await following('POST', unfinished, person)).status).toBe(403)
})
