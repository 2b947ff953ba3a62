import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('forgot password: show the reason when a form sent before its scripts have loaded is rejected', async () => {
  const page = await world.page('/forgot-password')
  const rejected = await page.submit('main [name=email]', { email: 'anna@site.example' })
  expect(rejected.status).toBe(422)
  expect(rejected.$('main form .script-only').text()).toContain('Подтвердите, что вы не робот.')
})
