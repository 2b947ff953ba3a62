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
  for (const path of ['resend', 'pause', `${await failed('a@people.test')}/resend`])
    expect((await post(path, { kind }, staff.token)).status).toBe(403)
  expect((await world.request({ url: '/api/admin/outbox', token: staff.token })).status).toBe(403)
})

test('outbox: list failed messages with their reason, by kind and page', async () => {
  await failed('a@people.test')
  const last = await failed('b@people.test')
  const page = await get(`?kind=${kind}&paginationSize=1`)
  expect(page._meta).toMatchObject({ totalCount: 2, pageCount: 2 })
  expect(page._items).toMatchObject([{ id: last, kind, channel: 'email', state: 'failed', reason: '550 no such mailbox', attempts: 3 }])
  expect((await get('?kind=mailings.digest'))._items).toEqual([])
  expect((await get('/kinds'))._items).toEqual([{ kind, queued: 0, failed: 2, isPaused: false }])
})

test('outbox: send one failed message, or all of a kind, again, and record it', async () => {
  const [first] = [await failed('a@people.test'), await failed('b@people.test'), await failed('c@people.test')]
  expect((await post(`${first}/resend`)).body).toEqual({ ok: true })
  expect((await post(`${first}/resend`)).status).toBe(404)
  expect((await post('resend', { kind })).body).toEqual({ count: 2 })
  expect((await post('resend', { kind })).body).toEqual({ count: 0 })
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
  expect((await get('/kinds'))._items).toEqual([{ kind, queued: 0, failed: 0, isPaused: true }])
})

test('outbox: metrics count the unsent messages and the age of the oldest', async () => {
  await failed('a@people.test')
  world.clock.advance(60_000)
  const text = await world.resources.metrics.scrape()
  expect(text).toContain(`outbox_messages{kind="${kind}",channel="email",state="failed"} 1`)
  expect(text).toContain('outbox_oldest_due_seconds 0')
})
