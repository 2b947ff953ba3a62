import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnections } from '../../../tests/kit/accounts.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { findEntry, takeEntry, takenPlaces } from './store.ts'

const capacity = 5
const guests = 40
let world: World
let spaceId: number
let people: { id: number; token: string }[]
beforeAll(async () => {
  world = await createWorld()
  spaceId = (await world.given.space()).id
  await world.db.updateTable('spaces').set({ coworking_capacity: capacity }).where('id', '=', spaceId).execute()
  people = await world.given.crowd(guests)
  await openConnections(world)
})
afterAll(() => world.close())

const taken = async (date: string) => (await takenPlaces(world.db, spaceId, { from: date, to: date })).get(date) ?? 0

test('coworking race: many users at once never exceed the capacity', { timeout: limitMs(60_000) }, async () => {
  const date = '2026-03-11'
  const answers = await Promise.all(
    people.map(({ token }) => world.request({ method: 'POST', url: '/api/coworking/enlist', body: { spaceId, date }, token })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(capacity)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.reason))).toEqual(new Set(['noFreePlaces']))
  expect(await taken(date)).toBe(capacity)
})

test('coworking race: the same steps without the lock exceed the capacity', { timeout: limitMs(60_000) }, async () => {
  const date = '2026-03-12'
  await Promise.all(
    people.map(({ id }) =>
      world.db.transaction().execute(async (tx) => {
        await findEntry(tx, { spaceId, userId: id, date })
        if (((await takenPlaces(tx, spaceId, { from: date, to: date })).get(date) ?? 0) >= capacity) return
        await sql`select pg_sleep(0.05)`.execute(tx)
        await takeEntry(tx, { spaceId, userId: id, date }, { addedBy: null, now: world.clock.now() })
      }),
    ),
  )
  expect(await taken(date)).toBeGreaterThan(capacity)
})

test('coworking race: a user who sends twice at once has one place, and one of the answers is 409', async () => {
  const [person] = people
  const send = () =>
    world.request({ method: 'POST', url: '/api/coworking/enlist', body: { spaceId, date: '2026-03-13' }, token: person?.token ?? '' })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('coworking race: a ban and a place at the same time leave no place of a banned user', { timeout: limitMs(60_000) }, async () => {
  const control = await world.given.spaceStaff([{ id: spaceId }])
  const date = '2026-03-14'
  for (const person of people.slice(0, 10)) {
    const body = { spaceId, userId: person.id }
    await Promise.all([
      world.request({ method: 'POST', url: '/api/coworking/enlist', body: { spaceId, date }, token: person.token }),
      world.request({ method: 'POST', url: '/api/coworking/restrict', body, token: control.token }),
    ])
  }
  expect(await taken(date)).toBe(0)
})
