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

test('subscription: the own profile offers no button, a foreign one does (V262)', async () => {
  const [user, other] = [await world.given.person(), await world.given.person()]
  const canFollow = async (viewer: Person, whose: Person) =>
    (await world.request({ url: `/api/users/${whose.id}`, token: viewer.token })).body.can.follow
  expect([await canFollow(user, user), await canFollow(user, other)]).toEqual([false, true])
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

const followed = (who: Person, query = '') => world.request({ url: `/api/owner/following/users${query}`, token: who.token })
const idsOf = async (who: Person, query?: string) => (await followed(who, query)).body._items.map(({ id }: { id: number }) => id)

test('is listed for who follows and for nobody else, the latest first, page by page', async () => {
  const who = await world.given.person()
  const whom = [await world.given.person(), await world.given.person(), await world.given.person()]
  for (const person of whom) {
    await following('POST', who, person)
    world.clock.advance(1000)
  }
  const latest = whom.map(({ id }) => id).reverse()
  expect(await idsOf(who)).toEqual(latest)
  expect(await idsOf(who, '?paginationSize=2&paginationPage=2')).toEqual(latest.slice(2))
  expect((await followed(who, '?paginationSize=2')).body._meta).toEqual({ totalCount: 3, pageCount: 2, currentPage: 1, perPage: 2 })
  expect(await idsOf(whom[0] ?? who)).toEqual([])
  expect((await world.request({ url: '/api/owner/following/users' })).status).toBe(401)
})

test('of who is blocked, has left or was merged is not listed, nor counted, and the list tells no contacts', async () => {
  const who = await world.given.person()
  const [open, blocked, gone, merged] = [
    await world.given.person({ phone: '+79034445566' }),
    await world.given.person(),
    await world.given.person(),
    await world.given.person(),
  ]
  for (const person of [open, blocked, gone, merged]) await following('POST', who, person)
  const change = (person: Person, set: object) => world.db.updateTable('users').set(set).where('id', '=', person.id).execute()
  await change(open, { contacts_to: 'all' })
  await change(blocked, { blocked_at: world.clock.now() })
  await change(gone, { status: 9 })
  await change(merged, { status: 11, merged_into_id: open.id })
  const { body, text } = await followed(who)
  expect([body._items.map(({ id }: { id: number }) => id), body._meta.totalCount]).toEqual([[open.id], 1])
  expect(text).not.toContain('4445566')
})
