import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { invalidate } from '../../kernel/cache/changes.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('events').execute()
  await invalidate(world.db, ['events'])
})

test('home page: list local events up to the seventh day ahead (V564)', async () => {
  const seventhDay = await world.given.event({ start: new Date('2026-03-17T18:00:00Z') })
  await world.given.event({ start: new Date('2026-03-17T21:30:00Z') })
  const { body } = await world.request({ url: '/api/data/main' })
  expect(body.localEvents.map((event: { id: number }) => event.id)).toEqual([seventhDay.id])
})

test('home page: list events of city 881 by default (V565)', async () => {
  const here = await world.given.event()
  const elsewhere = await world.db.selectFrom('cities').select('id').where('id', '<>', 881).executeTakeFirstOrThrow()
  await world.given.event({ cityId: elsewhere.id })
  const { body } = await world.request({ url: '/api/data/main' })
  expect(body.localEvents.map((event: { id: number }) => event.id)).toEqual([here.id])
})
