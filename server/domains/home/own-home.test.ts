import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { invalidate } from '../../kernel/cache/changes.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let person: Person
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('events').execute()
  await invalidate(world.db, ['events'])
  person = await world.given.person()
})

const day = 86_400_000
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day)
const read = async (by = person) => (await world.request({ url: '/api/participant/home', token: by.token })).body
const idsOf = (events: { id: number }[]) => events.map(({ id }) => id)

const enter = (eventId: number, user: { id: number }, state: 'approved' | 'wait' | 'declined' | 'noRequest' = 'approved') =>
  world.db
    .insertInto('event_participants')
    .values({ event_id: eventId, user_id: user.id, state, queue_number: 1, format: 'offline', created_at: world.clock.now() })
    .execute()

test('home of a user: the three soonest events ahead, with the number of all', async () => {
  const events = []
  for (const days of [9, 2, 5, 7, -3]) events.push(await world.given.event({ start: inDays(days) }))
  for (const event of events) await enter(event.id, person)
  const cancelled = await world.given.event({ start: inDays(1) })
  await enter(cancelled.id, person, 'noRequest')
  const { next, upcoming } = await read()
  expect(idsOf(next)).toEqual([events[1], events[2], events[3]].map((event) => event?.id))
  expect(upcoming).toBe(4)
})

test('home of a user: open events with an own topic in the own city or online, without joined ones', async () => {
  const [mine, other] = (await world.db.selectFrom('themes').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id) as [number, number]
  const elsewhere = await world.db.selectFrom('cities').select('id').where('id', '<>', 881).executeTakeFirstOrThrow()
  await world.db
    .updateTable('users')
    .set({ theme_ids: [mine], city_id: 881 })
    .where('id', '=', person.id)
    .execute()
  const here = await world.given.event({ themeIds: [mine], start: inDays(3) })
  await world.given.event({ themeIds: [other], start: inDays(3) })
  await world.given.event({ themeIds: [mine], cityId: elsewhere.id, start: inDays(2) })
  const online = await world.given.event({ themeIds: [mine], cityId: elsewhere.id, format: 'online', start: inDays(4) })
  const joined = await world.given.event({ themeIds: [mine], start: inDays(1) })
  await enter(joined.id, person, 'wait')
  const body = await read()
  expect(idsOf(body.forYou)).toEqual([here.id, online.id])
  expect(body).toMatchObject({ hasTopics: true, city: { id: 881 } })
})

test('home of a user: requests and inquiries about own events wait, not those about events of others', async () => {
  const owned = await world.given.event({ owner: person, start: inDays(3) })
  const foreign = await world.given.event({ start: inDays(3) })
  const past = await world.given.event({ owner: person, start: inDays(-3) })
  const [first, second] = [await world.given.person(), await world.given.person()]
  for (const { id } of [owned, foreign, past]) await enter(id, first, 'wait')
  await enter(owned.id, second, 'approved')
  const inquiry = { user_id: second.id, type: 'attendance' as const, created_at: world.clock.now() }
  for (const { id } of [foreign, past])
    await world.db
      .insertInto('participant_inquiries')
      .values({ ...inquiry, event_id: id })
      .execute()
  expect((await read()).waiting).toEqual({ requests: 1, inquiries: 1 })
  expect(await read(second)).toMatchObject({ waiting: { requests: 0, inquiries: 0 }, hasTopics: false, forYou: [] })
})
