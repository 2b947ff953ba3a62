import { expect, test } from 'vitest'
import { createWorld } from './kit/world.ts'

const networks = JSON.stringify({ vk: { clientId: 'x', clientSecret: 'a secret of the tests' } })

test.each([
  ['no network: offer none', {}, 0],
  ['a network: offer it without scripts too', { SOCIAL_PROVIDERS: networks }, 1],
])('social sign-in: with %s', async (_case, env, offers) => {
  const world = await createWorld({ env })
  for (const address of ['/login', '/simple/login']) {
    const page = await world.page(address)
    expect(page.status).toBe(200)
    expect([address, page.$('main a[href="/auth/social"]').length]).toEqual([address, offers])
  }
  await world.close()
})
