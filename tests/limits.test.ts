import { afterAll, beforeAll, expect, test } from 'vitest'
import { invalidate } from '../server/kernel/cache/changes.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test.each([
  [25, 0],
  [26, 1],
])('profile: show 25 of %i interests, and a button for %i more (V345, V560)', async (count, rest) => {
  const [user, reader] = [await world.given.person(), await world.given.person()]
  const themes = await world.db.selectFrom('themes').select('id').where('moderation', '=', 'approved').orderBy('id').limit(count).execute()
  const theme_ids = themes.map(({ id }) => id)
  expect(theme_ids).toHaveLength(count)
  await world.db.updateTable('users').set({ theme_ids }).where('id', '=', user.id).execute()
  const page = await world.page(`/users/${user.id}`, { as: reader })
  expect(page.$('#interests li').length).toBe(25)
  expect(page.$('#interests form button[value=all], #interests a[href*="interests=all"], #interests [name=interests]').length).toBe(rest)
})

test('languages: offer ru, en and kz in this order, and serve no other (V509)', async () => {
  const page = await world.page('/events')
  const offered = page
    .$('footer nav a[hreflang]')
    .toArray()
    .map((link) => page.$(link).attr('href'))
  expect(offered).toEqual(['/events', '/en/events', '/kz/events'])
  for (const other of ['/kk/events', '/fr/events']) expect([other, (await world.page(other)).status]).toEqual([other, 404])
})

test('profile: show a connected network, but neither facebook nor mos (V509)', async () => {
  const user = await world.given.person()
  const accounts = ['vk', 'facebook', 'mos'].map((network) => ({
    ...{ user_id: user.id, network, external_id: String(user.id), page: `https://${network}.example/me` },
    ...{ profile: '{}', is_visible: true, created_at: world.clock.now() },
  }))
  await world.db.insertInto('external_accounts').values(accounts).execute()
  const page = await world.page(`/users/${user.id}`, { as: await world.given.person() })
  const shown = page
    .$('main a[href$=".example/me"]')
    .toArray()
    .map((link) => page.$(link).attr('href'))
  expect(shown).toEqual(['https://vk.example/me'])
})

test('event filter: leave out the internal type 9, which the reference holds (V063, V565)', async () => {
  const { _items } = (await world.request({ url: '/api/event-types' })).body
  expect(_items.map(({ id }: { id: number }) => id)).toContain(9)
  for (const typeId of [2, 9]) await world.given.event({ typeId })
  await invalidate(world.db, ['events'])
  const page = await world.page('/events')
  const offered = page
    .$('select[name=typeIds] option')
    .toArray()
    .map((option) => page.$(option).attr('value'))
  expect(offered).toContain('2')
  expect(offered).not.toContain('9')
})
