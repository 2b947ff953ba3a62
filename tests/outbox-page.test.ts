import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dictionaries } from '../messages/dictionaries.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let admin: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld({ demo: true })
  admin = await world.given.person({ roles: ['admin'] })
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('outbox').execute())

const failed = async (address: string, kind = 'accounts.passwordChanged') => {
  const now = world.clock.now()
  const times = { not_before: now, created_at: now, settled_at: now, first_attempt_at: now }
  const message = { kind, subject: address, channel: 'email' as const, address, state: 'failed' as const, reason: '550 no such mailbox' }
  await world.db
    .insertInto('outbox')
    .values({ ...message, ...times })
    .execute()
}
const open = (query = '', as: { token: string } = admin) => world.page(`/admin/outbox${query}`, { as })
type Page = Awaited<ReturnType<typeof open>>
const recipients = (page: Page) =>
  page
    .$('form:has([name=message]) tbody tr td:nth-child(2)')
    .toArray()
    .map((cell) => page.$(cell).text())
const states = async () => {
  const rows = await world.db.selectFrom('outbox').select(['address', 'state']).orderBy('id').execute()
  return Object.fromEntries(rows.map(({ address, state }) => [address, state]))
}

test('outbox page: for administrators only; their panel links to it', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  expect((await open('', staff)).status).toBe(403)
  expect((await world.page('/admin/outbox?state=sent')).address).toBe('/login?returnUrl=%2Fadmin%2Foutbox%3Fstate%3Dsent')
  const links = async (as: { token: string }) => (await world.page('/admin', { as })).$('main a[href="/admin/outbox"]').length
  expect([await links(staff), await links(admin)]).toEqual([0, 2])
})

test('outbox page: list failed messages with their reason, by kind and recipient', async () => {
  await failed('anna@people.test')
  await failed('boris@people.test', 'mailings.digest')
  const all = await open()
  expect(recipients(all)).toEqual(['boris@people.test', 'anna@people.test'])
  expect(all.$('main').text()).toContain('550 no such mailbox')
  expect(recipients(await open('?kind=mailings.digest'))).toEqual(['boris@people.test'])
  expect(recipients(await open('?recipient=Anna@people.test'))).toEqual(['anna@people.test'])
  expect((await open('?state=sent')).texts('main h2')).toContain('Отправлено')
  expect((await open('?kind=nope')).status).toBe(404)
})

test('outbox page: send one message, chosen ones or a whole kind again without scripts', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await failed(`${name}@people.test`)
  const page = await open()
  const one = String(page.$('button[name=only]').last().attr('value'))
  const after = await page.submit('form#resend-one', { only: one })
  expect(after.texts('main [role=status]')).toContain('Отправим ещё раз: 1.')
  expect(await states()).toMatchObject({ 'a@people.test': 'queued', 'b@people.test': 'failed' })
  const boxes = after.$('input[name=message]').last().attr('value')
  const chosen = await after.submit('form:has([name=message])', { message: String(boxes) }, 'resend')
  expect(await states()).toMatchObject({ 'b@people.test': 'queued', 'c@people.test': 'failed' })
  const none = await chosen.submit('form:has([name=message])', {}, 'resend')
  expect(none.texts('main [role=status]')).toContain('Отметьте сообщения, которые нужно отправить.')
  const kind = await open('?kind=accounts.passwordChanged')
  await kind.submit('form:has([value=resendKind])', {}, 'resendKind')
  expect(new Set(Object.values(await states()))).toEqual(new Set(['queued']))
})

test('outbox page: pause a kind and resume it without scripts', async () => {
  const page = await open('?kind=mailings.digest')
  const paused = await page.submit('form:has([value=pause])', {}, 'pause')
  expect(paused.texts('main h2')[0]).toContain('Пауза')
  const resumed = await paused.submit('form:has([value=resume])', {}, 'resume')
  expect(resumed.texts('main h2')[0]).not.toContain('Пауза')
})

test('outbox page: every kind of message has a name in every language', () => {
  expect(world.resources.messageKinds.length).toBeGreaterThan(10)
  for (const { outbox } of Object.values(dictionaries)) expect(Object.keys(outbox.kinds).sort()).toEqual([...world.resources.messageKinds].sort())
})
