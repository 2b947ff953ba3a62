import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('event page: an event takes place online, at an address or in a space, and says so (V016)', async () => {
  const place = await world.given.event({ format: 'place' })
  await world.db.updateTable('events').set({ place_name: 'Библиотека на Мира', place_address: 'улица Мира, 1' }).where('id', '=', place.id).execute()
  const space = await world.given.space('Точка на Баумана')
  const inSpace = await world.given.event({ format: 'space', spaceId: space.id })
  const online = await world.given.event({ format: 'online' })
  const [atPlace, onAir] = [await world.page(`/events/${place.id}`), await world.page(`/events/${online.id}`)]
  expect(atPlace.text).toContain('Библиотека на Мира')
  expect(atPlace.text).toContain('улица Мира, 1')
  expect((await world.page(`/events/${inSpace.id}`)).text).toContain('Точка на Баумана')
  expect(onAir.text).toContain('Онлайн')
  expect(onAir.text).not.toContain('улица Мира, 1')
})
