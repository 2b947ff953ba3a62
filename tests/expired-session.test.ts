import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const signedIn = 'details:has(a[href="/logout"])'

test('session: clear the cookies token and id with the answer to an expired token, and show a visitor (V468)', async () => {
  const user = await world.given.person()
  const cookie = `token=${user.token}; id=${user.id}; roles=registered`
  const open = (address: string) => world.page(address, { headers: { cookie } })
  const before = await open('/events')
  expect(before.$(signedIn).length).toBeGreaterThan(0)
  await world.db.updateTable('sessions').set({ expires_at: world.clock.now() }).where('user_id', '=', user.id).execute()
  const page = await open('/events')
  expect([page.status, page.$(signedIn).length]).toEqual([200, 0])
  expect(page.$('header a[href^="/login"]').length).toBeGreaterThan(0)

  const call = await world.request({ url: '/api/auth/session', headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  expect(call.status).toBe(401)
  const cleared = call.cookies.filter(({ value }) => value === '').map(({ name }) => name)
  expect(cleared).toEqual(expect.arrayContaining(['token', 'id']))
})
