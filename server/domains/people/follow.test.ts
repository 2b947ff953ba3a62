import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const following = (method: 'GET' | 'POST' | 'DELETE', follower: Person, followee: Person) =>
  world.request({ method, url: `/api/users/${followee.id}/subscription`, token: follower.token })
const bell = async (person: Person) => (await world.request({ url: '/api/user/notifications', token: person.token })).body._items

test('following: reading, following and unfollowing are idempotent (V341)', async () => {
  const [follower, followee] = [await world.given.person(), await world.given.person()]
  expect((await following('GET', follower, followee)).body).toEqual({ subscribed: false, subscribersCount: 0 })
  await Promise.all([1, 2, 3].map(() => following('POST', follower, followee)))
  expect((await following('GET', follower, followee)).body).toEqual({ subscribed: true, subscribersCount: 1 })
  for (let turn = 0; turn < 2; turn++) expect((await following('DELETE', follower, followee)).body).toEqual({ subscribed: false })
  expect((await following('GET', follower, followee)).body).toEqual({ subscribed: false, subscribersCount: 0 })
})

test('following: notifies the followed user once, even after unfollowing and following again (V210)', async () => {
  const [follower, followee] = [await world.given.person(), await world.given.person()]
  for (const method of ['POST', 'DELETE', 'POST'] as const) await following(method, follower, followee)
  expect(await bell(followee)).toMatchObject([{ type: 6, data: { userId: follower.id } }])
})

test('following: refuses to follow and to unfollow oneself with 422 (V261)', async () => {
  const person = await world.given.person()
  for (const method of ['POST', 'DELETE'] as const) {
    const answer = await following(method, person, person)
    expect([answer.status, answer.body.reason]).toEqual([422, 'ownSubscription'])
  }
})

test('following: the own profile cannot be followed, another one can (V262)', async () => {
  const [user, other] = [await world.given.person(), await world.given.person()]
  const canFollow = async (viewer: Person, whose: Person) =>
    (await world.request({ url: `/api/users/${whose.id}`, token: viewer.token })).body.can.follow
  expect([await canFollow(user, user), await canFollow(user, other)]).toEqual([false, true])
})

test('following: refuses minors and deleted users, and followers with an unfinished account', async () => {
  const person = await world.given.person()
  const [child, deleted, unfinished] = [
    await world.given.person({ status: 8 }),
    await world.given.person({ status: 9 }),
    await world.given.person({ status: 15 }),
  ]
  expect((await following('POST', person, child)).body.reason).toBe('minorProtected')
  expect((await following('POST', person, deleted)).status).toBe(404)
  expect((await following('POST', unfinished, person)).status).toBe(403)
})

const followedPage = (follower: Person, query = '') => world.request({ url: `/api/owner/following/users${query}`, token: follower.token })
const idsOf = async (follower: Person, query?: string) => (await followedPage(follower, query)).body._items.map(({ id }: { id: number }) => id)

test('following: only the follower lists the followed users, the latest first, in pages', async () => {
  const follower = await world.given.person()
  const followee = [await world.given.person(), await world.given.person(), await world.given.person()]
  for (const person of followee) {
    await following('POST', follower, person)
    world.clock.advance(1000)
  }
  const latest = followee.map(({ id }) => id).reverse()
  expect(await idsOf(follower)).toEqual(latest)
  expect(await idsOf(follower, '?paginationSize=2&paginationPage=2')).toEqual(latest.slice(2))
  expect((await followedPage(follower, '?paginationSize=2')).body._meta).toEqual({ totalCount: 3, pageCount: 2, currentPage: 1, perPage: 2 })
  expect(await idsOf(followee[0] ?? follower)).toEqual([])
  expect((await world.request({ url: '/api/owner/following/users' })).status).toBe(401)
})

test('following: the list omits blocked, deleted and merged users, and all contact details', async () => {
  const follower = await world.given.person()
  const [open, blocked, deleted, merged] = [
    await world.given.person({ phone: '+79034445566' }),
    await world.given.person(),
    await world.given.person(),
    await world.given.person(),
  ]
  for (const person of [open, blocked, deleted, merged]) await following('POST', follower, person)
  const change = (person: Person, set: object) => world.db.updateTable('users').set(set).where('id', '=', person.id).execute()
  await change(open, { contacts_to: 'all' })
  await change(blocked, { blocked_at: world.clock.now() })
  await change(deleted, { status: 9 })
  await change(merged, { status: 11, merged_into_id: open.id })
  const { body, text } = await followedPage(follower)
  expect([body._items.map(({ id }: { id: number }) => id), body._meta.totalCount]).toEqual([[open.id], 1])
  expect(text).not.toContain('4445566')
})
