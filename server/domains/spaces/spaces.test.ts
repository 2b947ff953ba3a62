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
