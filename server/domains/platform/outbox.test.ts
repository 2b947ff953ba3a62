import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let admin: { id: number; token: string }
let staff: { token: string }
beforeAll(async () => {
  world = await createWorld()
  ;[admin, staff] = [await world.given.person({ roles: ['admin'] }), await world.given.person({ roles: ['crm_tk_staff'] })]
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('outbox').execute())

const kind = 'accounts.passwordChanged'
const get = async (path: string) => (await world.request({ url: `/api/admin/outbox${path}`, token: admin.token })).body
const post = (path: string, body?: object, token = admin.token) => world.request({ method: 'POST', url: `/api/admin/outbox/${path}`, token, body })

const failed = async (address: string) => {
  const now = world.clock.now()
  const times = { not_before: now, created_at: now, settled_at: now, first_attempt_at: now }
  const message = { kind, subject: address, channel: 'email' as const, address, state: 'failed' as const, reason: '550 no such mailbox', attempts: 3 }
  const row = world.db.insertInto('outbox').values({ ...message, ...times, repeats: 1, seed: null })
  return (await row.returning('id').executeTakeFirstOrThrow()).id
}
const actions = () =>
  world.db
    .selectFrom('audit_records')
    .select(['user_id', 'action', 'entity', 'after'])
    .where('entity', 'like', 'outbox%')
    .orderBy('id', 'desc')
    .execute()

test('outbox: only administrators see and change messages', async () => {
  const messageIds = [await failed('a@people.test')]
  for (const [path, body] of Object.entries({ resend: { messageIds }, 'resend-kind': { kind }, pause: { kind, isPaused: true } }))
    expect((await post(path, body, staff.token)).status).toBe(403)
  for (const path of ['', '/kinds']) expect((await world.request({ url: `/api/admin/outbox${path}`, token: staff.token })).status).toBe(403)
})

test('outbox: list failed messages with their reason, by kind and page', async () => {
  await failed('a@people.test')
  const last = await failed('b@people.test')
  const page = await get(`?kind=${kind}&paginationSize=1`)
  expect(page._meta).toMatchObject({ totalCount: 2, pageCount: 2 })
  const item = { id: last, kind, channel: 'email', state: 'failed', recipient: 'b@people.test', reason: '550 no such mailbox', attempts: 3 }
  expect(page._items).toMatchObject([item])
  expect((await get('?kind=mailings.digest'))._items).toEqual([])
  expect((await get('?state=queued'))._items).toEqual([])
})

test('outbox: find the messages of an address, and those to the account that has it', async () => {
  const { id, email } = await world.given.person()
  const to = { created_at: world.clock.now(), not_before: world.clock.now(), channel: 'email' as const }
  await world.db
    .insertInto('outbox')
    .values([
      { ...to, kind, subject: 'account', user_id: id },
      { ...to, kind, subject: 'address', address: email },
      { ...to, kind, subject: 'former address', user_id: id, address: 'former@people.test' },
      { ...to, kind, subject: 'other', user_id: admin.id },
    ])
    .execute()
  const found = (await get(`?state=queued&recipient=${encodeURIComponent(email.toUpperCase())}`))._items
  expect(found.map(({ recipient, userId }: { recipient: string; userId: number }) => [recipient, userId])).toEqual([
    [email, null],
    [email, id],
  ])
})

test('outbox: count the messages of every kind, those sent in the last day too', async () => {
  const now = world.clock.now()
  const sent = { kind, channel: 'email' as const, state: 'sent' as const, not_before: now, created_at: now }
  await failed('a@people.test')
  await world.db
    .insertInto('outbox')
    .values([
      { ...sent, subject: 'today', address: 'a@people.test', settled_at: now },
      { ...sent, subject: 'before', address: 'a@people.test', settled_at: new Date(now.getTime() - 86_400_000) },
    ])
    .execute()
  const counts = (await get('/kinds'))._items
  const none = { queued: 0, sending: 0, failed: 0, sentLastDay: 0, isPaused: false }
  expect(counts).toContainEqual({ ...none, kind, failed: 1, sentLastDay: 1 })
  expect(counts).toContainEqual({ ...none, kind: 'mailings.digest' })
})

test('outbox: send failed messages again, chosen ones or all of a kind, and record it', async () => {
  const [first] = [await failed('a@people.test'), await failed('b@people.test'), await failed('c@people.test')]
  expect((await post('resend', { messageIds: [first, 999_999] })).body).toEqual({ count: 1 })
  expect((await post('resend', { messageIds: [first] })).body).toEqual({ count: 0 })
  expect((await post('resend-kind', { kind })).body).toEqual({ count: 2 })
  expect((await post('resend-kind', { kind })).body).toEqual({ count: 0 })
  const rows = await world.db.selectFrom('outbox').select(['state', 'attempts', 'repeats', 'seed', 'settled_at']).execute()
  for (const row of rows) expect(row).toEqual({ state: 'queued', attempts: 0, repeats: 0, seed: expect.any(String), settled_at: null })
  expect((await actions()).slice(0, 2)).toEqual([
    { user_id: admin.id, action: 'resend', entity: 'outbox', after: { kind, count: 2 } },
    { user_id: admin.id, action: 'resend', entity: 'outbox', after: { kind } },
  ])
})

test('outbox: pause and resume a kind once, and record it', async () => {
  const before = (await actions()).length
  for (const isPaused of [true, true, false, false]) expect((await post('pause', { kind, isPaused })).body).toEqual({ ok: true })
  expect((await actions()).slice(0, -before || undefined).map(({ action }) => action)).toEqual(['resume', 'pause'])
  expect((await post('pause', { kind: 'unknown', isPaused: true })).status).toBe(404)
  await post('pause', { kind, isPaused: true })
  expect((await get('/kinds'))._items.filter(({ isPaused }: { isPaused: boolean }) => isPaused)).toMatchObject([{ kind }])
})

test('outbox: metrics count the unsent messages and the age of the oldest', async () => {
  await failed('a@people.test')
  const at = (msBefore: number) => new Date(world.clock.now().getTime() - msBefore)
  const held = { kind, subject: 'held', channel: 'email' as const, address: 'b@people.test', created_at: at(3 * 86_400_000), not_before: at(40_000) }
  await world.db
    .insertInto('outbox')
    .values({ ...held, payload: '{}' })
    .execute()
  world.clock.advance(60_000)
  const text = await world.resources.metrics.scrape()
  expect(text).toContain(`outbox_messages{kind="${kind}",channel="email",state="failed"} 1`)
  expect(text).toContain('outbox_oldest_due_seconds 100')
})
