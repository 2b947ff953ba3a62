import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

test('events: the compilations of the call are the options of the filter (V581)', async () => {
  const { body } = await world.request({ url: '/api/events/compilations' })
  const page = await world.page('/events')
  const options = page
    .$('input[name=compilationId]')
    .toArray()
    .map((option) => page.$(option).attr('value'))
    .filter(Boolean)
  expect(options.length).toBeGreaterThan(0)
  expect(body._items.map(({ id }: { id: number }) => String(id))).toEqual(options)
})
