import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { API_BASE: '/v7/calls' } })
})
afterAll(() => world.close())

const addresses = ['/', '/events', '/users', '/settings?tab=account', '/settings?tab=apps', '/qr', '/inbox']

test('api base: serve every link of a page to a call from the configured address (V464)', { timeout: 120_000 }, async () => {
  const user = await world.given.person()
  const event = await world.given.event()
  const links = new Set<string>()
  for (const prefix of ['', '/kz'])
    for (const address of [...addresses, `/events/${event.id}`]) {
      const page = await world.page(prefix + address, { as: user })
      expect([address, page.status, page.$('html').attr('data-api')]).toEqual([address, 200, '/v7/calls'])
      const targets = page
        .$('a[href], img[src]')
        .toArray()
        .map((one) => page.$(one).attr('href') ?? page.$(one).attr('src') ?? '')
      expect(targets.filter((target) => target.includes('/api/'))).toEqual([])
      for (const target of targets) if (target.includes('/v7/calls')) links.add(target)
    }
  const calls = ['docs', 'events/calendar', `events/${event.id}/calendar`, 'owner/qr-code']
  expect(links).toEqual(new Set(calls.map((path) => `/v7/calls/${path}`)))
  for (const url of links) expect([url, (await world.request({ url, token: user.token })).status]).toEqual([url, 200])
  expect((await world.request({ url: '/api/events' })).status).toBe(404)
})
