import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

const menu = 'header details a[href="/admin"]'

test('staff panel: ask visitors to sign in and refuse users with 403; link to it for staff only (V110, V268)', async () => {
  const [user, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
  const visit = await world.page('/admin?queue=employments')
  expect(visit.address).toBe('/login?returnUrl=%2Fadmin%3Fqueue%3Demployments')
  const refused = await world.page('/admin', { as: user })
  expect([refused.status, refused.texts('main h1').length]).toEqual([403, 1])
  expect(refused.texts('main li[data-waits]')).toEqual([])
  const [ordinary, official] = [await world.page('/events', { as: user }), await world.page('/events', { as: staff })]
  for (const page of [ordinary, official]) expect(page.$('header details a[href="/settings"]').length).toBe(1)
  expect([ordinary.$(menu).length, official.$(menu).length]).toEqual([0, 1])
  const panel = await world.page('/admin', { as: staff })
  expect([panel.status, panel.texts('main h1')]).toEqual([200, ['Панель администратора']])
})

test('staff panel: merge accounts without scripts, after a warning (R136)', async () => {
  const admin = await world.given.person({ roles: ['crm_tk_staff', 'admin'] })
  const queue = await world.page('/admin?queue=mergeRequests', { as: admin })
  const search = 'Хасиева'
  const found = await queue.submit('main [name=search]', { search })
  const card = found.$('main li[data-waits]')
  expect([card.length, card.text()]).toEqual([1, expect.stringContaining(search)])
  const approve = card.find('button[value=approve]')
  expect(approve.length).toBe(1)
  expect(approve.closest('details:not([open])').text()).toContain('Разделить их обратно будет нельзя.')
  const decided = await found.submit('main li[data-waits] form', {}, 'approve')
  expect(decided.texts('main [role=status]')).toContain(`Мадина ${search} → Мадина ${search}: Одобрено`)
  expect(decided.texts('main li[data-waits]')).toEqual([])
})
