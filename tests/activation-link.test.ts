import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const broken = '/auth/activate'

test('activation: redirect a signed-in user with a broken link to the settings, not to the sign-in', async () => {
  const user = await world.given.person()
  for (const address of [broken, `/en${broken}`, `/kz${broken}`]) {
    const page = await world.page(address, { as: user })
    expect(page.$('main a').attr('href')).toBe(address.replace(broken, '/settings'))
  }
  const used = await (await world.page(`${broken}?code=used`, { as: user })).submit('[name=code]')
  expect(used.$('main a').attr('href')).toBe('/settings')
})

test('activation: lead a visitor with a broken link through the sign-in to the settings', async () => {
  const page = await world.page(broken)
  expect(page.$('main a').attr('href')).toBe('/login?returnUrl=%2Fsettings')
})
