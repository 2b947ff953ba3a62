import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let first: { id: number }
beforeAll(async () => {
  world = await createWorld()
  first = await world.given.space('Точка сбора')
  await world.given.space('Девятая линия')
  const hall = (name: string, capacity: number) => ({ space_id: first.id, name, capacity, equipment: ['проектор'] })
  await world.db
    .insertInto('halls')
    .values([hall('Атриум', 150), hall('Каминная', 40)])
    .execute()
})
afterAll(() => world.close())

const get = (path: string) => world.request({ url: `/api/spaces/${path}` })

test('spaces: the halls of a space come the smallest first, and a capacity leaves out smaller ones', async () => {
  expect((await get(`${first.id}/halls`)).body._items).toMatchObject([
    { name: 'Каминная', capacity: 40 },
    { name: 'Атриум', equipment: ['проектор'] },
  ])
  expect((await get(`${first.id}/halls?capacity=100`)).body._items).toMatchObject([{ name: 'Атриум', spaceId: first.id }])
  expect((await get(`${first.id}/halls?capacity=1000&date=2026-12-24`)).body._items).toEqual([])
  expect((await get('999999/halls')).body._items).toEqual([])
})

test('spaces: the completion finds by the beginning of any word, and by ids', async () => {
  const names = async (query: string) => (await get(`completion?${query}`)).body._items.map(({ name }: { name: string }) => name)
  expect(await names(`q=${encodeURIComponent('сбор')}`)).toEqual(['Точка сбора'])
  expect(await names(`q=${encodeURIComponent('бор')}`)).toEqual([])
  expect(await names(`spaceIds=${first.id}`)).toEqual(['Точка сбора'])
  expect((await names('isActive=1')).length).toBeGreaterThanOrEqual(2)
  expect((await get(`completion?spaceIds=${first.id}`)).body._items).toMatchObject([{ hallCount: 2, maxCapacity: 150, timezone: expect.any(String) }])
})

test('spaces: a date beyond the range of dates is refused at once', async () => {
  for (const path of [`${first.id}/halls?date=9999-12-31`, `${first.id}/halls?date=9000-01-01`])
    expect((await get(path)).body).toMatchObject({ status: 422, errors: { date: [expect.any(String)] } })
  expect((await get(`${first.id}/halls?date=8999-12-31`)).status).toBe(200)
})

const waitingLocks = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(world.db)).rows[0]?.count

test('spaces race: halls that are added at once are all counted at their place', async () => {
  const space = await world.given.space('Мастерские')
  const add = (db: Pick<World['db'], 'insertInto'>, name: string) =>
    db.insertInto('halls').values({ space_id: space.id, name, capacity: 40, equipment: [] }).execute()
  const { promise: second, resolve } = Promise.withResolvers<unknown>()
  await world.db.transaction().execute(async (tx) => {
    await add(tx, 'Первая')
    const adding = add(world.db, 'Вторая')
    resolve(adding)
    // the second one waits for the place
    await expect
      .poll(
        async () => (await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(world.db)).rows[0]?.count,
      )
      .toBeGreaterThan(0)
  })
  await second
  const { place_id } = await world.db.selectFrom('spaces').select('place_id').where('id', '=', space.id).executeTakeFirstOrThrow()
  const place = await world.db.selectFrom('places').select('hall_count').where('id', '=', place_id).executeTakeFirstOrThrow()
  expect(place.hall_count).toBe(2)
})

test('spaces race: a hall that is taken out of use while a booking waits for it is not booked', async () => {
  const space = await world.given.space('Причал')
  const hall = await world.given.hall(space)
  const user = await world.given.person()
  const body = { spaceId: space.id, hallId: hall.id, theme: 'Встреча', date: '2026-03-20', start: '10:00', end: '11:00' }
  const { promise: booked, resolve } = Promise.withResolvers<Awaited<ReturnType<World['request']>>>()
  await world.db.transaction().execute(async (tx) => {
    await sql`update halls set deleted_at = now() where id = ${hall.id}`.execute(tx)
    resolve(world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', token: user.token, body }))
    await expect.poll(waitingLocks).toBeGreaterThan(0)
  })
  expect(await booked).toMatchObject({ status: 422, body: { errors: { hallId: [expect.any(String)] } } })
})
