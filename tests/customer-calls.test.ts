import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { sampleBody } from './kit/body-samples.ts'
import { customerCalls } from './kit/customer-calls.ts'
import { requestOf } from './kit/ownership/matrix.ts'
import { openStage, type Scene } from './kit/ownership/stage.ts'
import { samples } from './kit/samples.ts'
import { createWorld, type World } from './kit/world.ts'
import { ownership } from './ownership/domains.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  const address = { title: 'Басманная', city_id: 881, timezone: 'Europe/Moscow', created_at: world.clock.now() }
  await world.db.insertInto('addresses').values(address).execute()
})
afterAll(() => world.close())

const calls = customerCalls()
const served = calls.filter(({ isServed }) => isServed)
const specs: Record<string, CallSpec> = contract

/** A route of the call, not the one that answers unknown addresses. */
const hasRoute = (address: string): boolean => {
  const [method = 'GET', path] = address.split(' ')
  // the file holds HTTP methods only
  return world.app.hasRoute({ method: method as 'GET', url: `/api${path}` })
}

const scenes = Object.assign({}, ...Object.values(ownership).map((domain) => domain.scenes)) as Record<string, Scene | Record<string, Scene>>

/** A valid request for a call, by the owner of its object and by staff. */
const valid = async (address: string) => {
  const described = scenes[address]
  const scene = typeof described === 'function' ? described : Object.values(described ?? {})[0]
  const stage = await openStage(world)
  const prepared = await (scene ? scene(stage) : sampleOf(address))
  return { people: stage.people, ask: (name: string, token?: string) => world.request({ ...requestOf(name, prepared), ...(token && { token }) }) }
}

const ids: Record<string, number> = { 'GET /cities/:id': 881 }

const sampleOf = (address: string) => {
  const spec = specs[address]
  if (!spec) return {}
  const query = Object.fromEntries(Object.entries(samples).filter(([name]) => spec.query && name in spec.query.shape && !name.startsWith('pag')))
  return { params: { id: ids[address] ?? 1 }, query, ...(spec.body && !spec.takes && { body: sampleBody(address, spec).body }) }
}

test('customer calls: the list has every call once, served or planned', () => {
  expect([calls.length, new Set(calls.map(({ address }) => address)).size]).toEqual([478, 478])
  expect(served.length).toBeGreaterThan(180)
})

test('customer calls: every built call, under each of its addresses, has a route (V471)', () => {
  const names = served.flatMap(({ address, aliases }) => [address, ...aliases])
  expect(names.filter((name) => !hasRoute(name))).toEqual([])
  const inContract = Object.entries(specs).flatMap(([address, { aliases = [] }]) => [address, ...aliases])
  expect(inContract.filter((name) => !hasRoute(name))).toEqual([])
})

test('customer calls: a planned call has no route; its line moves to the served calls once it is built', () => {
  expect(calls.filter(({ address, isServed }) => !isServed && hasRoute(address)).map(({ address }) => address)).toEqual([])
  expect(hasRoute('GET /nothing/of/this/name')).toBe(false)
})

test('customer calls: every built call accepts a valid request of a visitor, a user and staff (V471)', { timeout: 120_000 }, async () => {
  const broken: unknown[] = []
  for (const { address } of served) {
    const { people, ask } = await valid(address)
    const statuses: number[] = []
    for (const token of [undefined, people.staff.token, people.owner.token]) statuses.push((await ask(address, token)).status)
    const isFound = statuses.some((status) => status !== 404)
    if (!isFound || statuses.some((status) => status === 405 || status >= 500)) broken.push([address, ...statuses])
  }
  expect(broken).toEqual([])
})

test('customer calls: every other address of a call answers as the call does (V471)', { timeout: 60_000 }, async () => {
  const pairs = Object.entries(specs).flatMap(([address, { aliases = [] }]) => aliases.map((alias) => [address, alias] as const))
  expect(pairs.length).toBeGreaterThan(7)
  const events = { joined: await world.given.event(), favorite: await world.given.event() }
  for (const [address, alias] of pairs) {
    const one = await valid(address)
    // a read leaves the object as it is; other calls need another object
    const other = namesObject(address) ? one : await valid(address)
    for (const { people } of new Set([one, other])) await giveEvents(people.owner, events)
    const by = specs[address]?.access === 'control' ? 'control' : 'owner'
    const [call, same] = [await one.ask(address, one.people[by].token), await other.ask(alias, other.people[by].token)]
    expect([alias, same.status, withoutIds(same.body)]).toEqual([alias, 200, withoutIds(call.body)])
  }
})

const namesObject = (address: string) => address.startsWith('GET ') && address.includes(':')

/** Ids, files and marks of the two stages differ. */
const withoutIds = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'file')
      .replaceAll(/\b[\da-f]{8}\b/g, 'mark')
      .replaceAll(/("\w+":)\d+/g, '$10')
      .replaceAll(/\[\d+(,\d+)*\]/g, '[0]'),
  )

/** Guarantee: no two lists of the user's events are equal. */
const giveEvents = async ({ id, token }: { id: number; token: string }, { joined, favorite }: Record<'joined' | 'favorite', { id: number }>) => {
  const requests = [
    { url: '/api/event-participants/registration', body: { user_id: id, eventId: joined.id } },
    { url: `/api/participant/events/${favorite.id}/favorites`, body: {} },
  ]
  for (const { url, body } of requests) expect((await world.request({ method: 'POST', url, token, body })).status).toBe(200)
}
