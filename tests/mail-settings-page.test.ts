import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
let admin: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  admin = await world.given.person({ roles: ['admin'] })
})
afterAll(() => world.close())

test('mail settings: for administrators only, whose panel links to it; a demo says why nothing is checked', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  expect((await world.page('/admin/mail', { as: staff })).status).toBe(403)
  expect((await world.page('/admin/mail')).address).toBe('/login?returnUrl=%2Fadmin%2Fmail')
  const page = await world.page('/admin/mail', { as: admin })
  expect([page.status, page.text.includes('Письма остаются во входящих стенда'), page.text.includes('Таких адресов нет')]).toEqual([200, true, true])
  expect((await world.page('/admin', { as: admin })).$('main a[href="/admin/mail"]').length).toBeGreaterThan(0)
})

test('mail settings: a wrong record comes with the text that would be right', async () => {
  world.resources.outside.mail = { isReal: true, send: async () => {} }
  world.resources.outside.dns = { texts: async (name) => (name.startsWith('_dmarc.') ? ['v=DMARC1; p=none'] : []) }
  const page = await world.page('/admin/mail', { as: admin })
  for (const text of ['Слабая', 'Нет записи', 'Выключено', 'v=DMARC1; p=none', 'v=DMARC1; p=quarantine; rua=mailto:postmaster@'])
    expect(page.text).toContain(text)
})

test('mail settings: an address gets mailings again without scripts', async () => {
  const row = { email: 'full@people.test', reason: '552 5.2.2 mailbox full', created_at: world.clock.now() }
  await world.db.insertInto('mail_suppressions').values(row).execute()
  const page = await world.page('/admin/mail', { as: admin })
  expect(page.text).toContain('Письмо не дошло: 552 5.2.2 mailbox full')
  const lifted = await page.submit('form:has([value=lift])', {}, 'full@people.test')
  expect([lifted.status, lifted.text.includes('Адрес снова получает рассылки'), lifted.text.includes('full@people.test')]).toEqual([200, true, false])
})
