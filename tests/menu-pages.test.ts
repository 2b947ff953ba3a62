import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('user menu: link only to existing screens, sign-out last (V109)', async () => {
  const page = await world.page('/events', { as: await world.given.person() })
  const menu = page
    .$('header details')
    .filter((_index, details) => page.$(details).find('a[href="/logout"]').length > 0)
    .first()
  const addresses = menu
    .find('li a')
    .toArray()
    .map((link) => page.$(link).attr('href'))
  expect(addresses).toEqual([
    '/profile',
    '/activity',
    '/settings',
    '/my-booking-rooms',
    '/organizer-cabinet',
    '/teams',
    '/my-organizations',
    '/logout',
  ])
})

test('activity: redirect a visitor to the sign-in, and back after it', async () => {
  expect((await world.page('/activity')).address).toBe('/login?returnUrl=%2Factivity')
})

test('moderation: a visitor gets 403 for an event in moderation (V090, V091)', async () => {
  const { id } = await world.given.event({ moderation: 'wait' })
  const page = await world.page(`/en/events/${id}`)
  expect([page.status, page.texts('h1')]).toEqual([403, ['This event isn’t open yet']])
})

test('inbox: JSON for programs, newest first, filtered by recipient', async () => {
  for (const phone of ['+79000000005', '+79000000006'])
    expect((await world.request({ method: 'POST', url: '/api/auth/pre-login-phone-confirm', body: { phone } })).status).toBeLessThan(300)
  const { text } = await world.page('/inbox?to=%2B79000000005', { headers: { accept: 'application/json' } })
  const { _items } = JSON.parse(text)
  expect(_items.map(({ to }: { to: string }) => to)).toEqual(['+79000000005'])
  expect(Object.keys(_items[0]).sort()).toEqual(['channel', 'createdAt', 'html', 'id', 'subject', 'text', 'to'])
})

test('error page: a broken escape in the address shows the 404 page with a link home', async () => {
  for (const address of ['/en/events/%ZZ', '/en/%E0%A4%A']) {
    const page = await world.page(address)
    expect([address, page.status, page.texts('h1')]).toEqual([address, 404, ['Page not found']])
    expect(new URL(page.link('Home page'), 'http://site.test').pathname).toBe('/en')
  }
})
