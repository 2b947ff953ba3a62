import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type NotificationType, notificationTypes } from '../../../contract/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { notify } from './notify.ts'
import { queueDeliveries } from './plan.ts'
import { dueAt } from './rules.ts'
import type { NotificationData } from './store.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const sendNotification = (to: Person[], type: NotificationType, data: NotificationData = {}, key?: string) =>
  world.db.transaction().execute((tx) => notify(world.resources, tx, { to: to.map((person) => person.id), type, data, ...(key && { key }) }))

const bell = async (person: Person, query = '') => (await world.request({ url: `/api/user/notifications${query}`, token: person.token })).body

const sendGlobal = () =>
  world.db
    .insertInto('notifications')
    .values({
      type: notificationTypes.system,
      is_global: true,
      titles: JSON.stringify({ ru: 'Новость', en: 'News', kz: 'Жаңалық' }),
      texts: JSON.stringify({ ru: 'Для всех', en: 'For all', kz: 'Барлығына' }),
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

test('notifications: return exactly the declared fields; received is false, true, or null for a global one (V201, V206, V530)', async () => {
  const [reader, other] = [await world.given.person(), await world.given.person({ firstName: 'Айгүл', lastName: 'Сәрсен' })]
  const event = await world.given.event({ name: 'Открытый стол' })
  await sendNotification([reader], notificationTypes.subscription, { userId: other.id })
  await sendNotification([reader], notificationTypes.eventDecision, { eventId: event.id, decision: 'approved' })
  const global = await sendGlobal()
  const { _items } = await bell(reader, '?paginationSize=10')
  expect(Object.keys(_items[0]).sort()).toEqual(['createdAt', 'data', 'global', 'id', 'notificationId', 'received', 'text', 'title', 'type'].sort())
  const decision = _items.find((item: { type: number }) => item.type === 2)
  expect(decision.data).toEqual({ eventId: event.id, eventName: 'Открытый стол', decision: 'approved' })
  await world.request({ method: 'POST', url: '/api/notifications/received', token: reader.token, body: { ids: [decision.id] } })
  const after = (await bell(reader, '?paginationSize=10'))._items as { type: number; received: boolean | null }[]
  expect(Object.fromEntries(after.map((item) => [item.type, item.received]))).toEqual({ 2: true, 6: false, 18: null })
  const globalList = await world.request({ url: '/api/user/notifications/global', headers: { 'accept-language': 'kk' } })
  expect(globalList.body._items).toMatchObject([{ id: global.id, title: 'Жаңалық', text: 'Барлығына', received: null, global: true }])
  await world.db.deleteFrom('notifications').where('id', '=', global.id).execute()
})

test('notifications: return four per page, newest first, with the totals (V204)', async () => {
  const reader = await world.given.person()
  for (let turn = 0; turn < 5; turn++) {
    world.clock.advance(1000)
    await sendNotification([reader], notificationTypes.eventReminder, { eventId: 1 + turn })
  }
  const page = await bell(reader)
  expect(page._items).toHaveLength(4)
  expect(page._meta).toEqual({ totalCount: 5, pageCount: 2, currentPage: 1, perPage: 4 })
  const times = page._items.map((item: { createdAt: string }) => item.createdAt)
  expect(times).toEqual([...times].sort().reverse())
})

test('notifications: mark the given ids, or all, as received, and only those of the caller (V197, V529)', async () => {
  const [reader, other] = [await world.given.person(), await world.given.person()]
  for (let turn = 0; turn < 3; turn++) await sendNotification([reader, other], notificationTypes.eventReminder, {})
  const mark = async (body: object) =>
    (await world.request({ method: 'POST', url: '/api/user/notifications/received', token: reader.token, body })).body
  const { _items } = await bell(reader)
  const otherId = (await bell(other))._items[0].id
  expect(await mark({ ids: [_items[0].id, otherId] })).toEqual({ count: 2 })
  expect(await mark({ all: true })).toEqual({ count: 0 })
  expect((await world.request({ url: '/api/user/notifications/count', token: other.token })).body).toEqual({ count: 3 })
})

test('notifications: omit the name of a deactivated account (V207)', async () => {
  const [reader, leaver] = [await world.given.person(), await world.given.person()]
  await sendNotification([reader], notificationTypes.subscription, { userId: leaver.id })
  await world.db.updateTable('users').set({ status: 9 }).where('id', '=', leaver.id).execute()
  expect((await bell(reader))._items[0]).toMatchObject({ data: {}, text: 'Участник теперь следит за вашими событиями' })
})

test('notifications: store only the first of several with the same key', async () => {
  const reader = await world.given.person()
  await Promise.all(['k', 'k', 'k'].map((key) => sendNotification([reader], notificationTypes.eventReminder, {}, key)))
  expect((await bell(reader))._meta.totalCount).toBe(1)
})

test.each([
  ['before', '2026-03-10T19:59:00Z', '2026-03-10T19:59:00.000Z'],
  ['at their start', '2026-03-10T20:00:00Z', '2026-03-11T05:00:00.000Z'],
  ['past midnight', '2026-03-11T00:30:00Z', '2026-03-11T05:00:00.000Z'],
  ['at their end', '2026-03-11T05:00:00Z', '2026-03-11T05:00:00.000Z'],
])('quiet hours: from 23:00 to 8:00 in Moscow, schedule a delivery made %s', (_when, now, due) => {
  expect(dueAt({ from_minute: 23 * 60, to_minute: 8 * 60, zone: 'Europe/Moscow' }, new Date(now)).toISOString()).toBe(due)
})

const deliverAll = async () => {
  const { rows } = { rows: await world.db.selectFrom('notifications').select('id').execute() }
  for (const { id } of rows) await queueDeliveries(world.db, { notificationId: id, now: world.clock.now() })
  await world.sendMessages()
}

test('notifications: send one email in the language of the recipient, with an unsubscribe link (V344)', async () => {
  const [reader, requester] = [await world.given.person({ locale: 'kz' }), await world.given.person({ firstName: '<b>Ән</b>' })]
  await sendNotification([reader], notificationTypes.contactAccessRequest, { userId: requester.id })
  await deliverAll()
  await deliverAll()
  const letters = await world.inbox(reader.email)
  expect(letters.map((letter) => letter.subject)).toEqual(['Байланыс деректерін сұрау'])
  expect(letters[0]?.html).not.toContain('<b>')
  expect(letters[0]?.text).toMatch(/\/kz\/contacts-decision\?userId=\d+&notificationRecipientId=\d+&decision=approved/)
  const hash = /unsubscribe\?hash=([\w.-]+)/.exec(letters[0]?.text ?? '')?.[1]
  const stop = (value: unknown) => world.request({ method: 'POST', url: '/api/mailing/unsubscribe', body: { hash: value } })
  expect((await stop(hash)).body).toMatchObject({ email: reader.email })
  expect((await stop(`${hash?.slice(0, -2)}xx`)).body.reason).toBe('linkInvalid')
  await sendNotification([reader], notificationTypes.contactAccessRequest, { userId: requester.id })
  await deliverAll()
  expect(await world.inbox(reader.email)).toHaveLength(1)
})

test('quiet hours: delay emails until they end, and skip notifications read meanwhile', async () => {
  const [reader, early] = [await world.given.person(), await world.given.person()]
  const quietHours = { from: 0, to: 1439, zone: 'UTC' }
  for (const person of [reader, early])
    await world.request({ method: 'PUT', url: '/api/user/notification-preferences', token: person.token, body: { kinds: [], quietHours } })
  world.clock.set('2026-03-12T10:00:00Z')
  await sendNotification([reader, early], notificationTypes.eventReminder, {})
  await deliverAll()
  expect(await world.inbox(reader.email)).toEqual([])
  await world.request({ method: 'POST', url: '/api/user/notifications/received', token: early.token, body: { all: true } })
  world.clock.set('2026-03-12T23:59:30Z')
  await world.sendMessages()
  expect(await world.inbox(reader.email)).toHaveLength(1)
  expect(await world.inbox(early.email)).toEqual([])
})

test('preferences: store the given kinds, and return defaults for the others', async () => {
  const person = await world.given.person()
  const ask = (method: 'GET' | 'PUT', body?: object) =>
    world.request({ method, url: '/api/user/notification-preferences', token: person.token, body })
  const body = { kinds: [{ kind: 'contacts', email: false, push: true }], quietHours: { from: 1380, to: 480, zone: 'Asia/Almaty' } }
  expect((await ask('PUT', body)).status).toBe(200)
  const saved = (await ask('GET')).body
  expect(saved.quietHours).toEqual(body.quietHours)
  expect(saved.kinds.find((preference: { kind: string }) => preference.kind === 'contacts')).toEqual({ kind: 'contacts', email: false, push: true })
  expect(saved.kinds.find((preference: { kind: string }) => preference.kind === 'following')).toEqual({ kind: 'following', email: false, push: true })
  expect((await ask('PUT', { kinds: [], quietHours: { from: 0, to: 1440, zone: 'Mars/Olympus' } })).status).toBe(422)
})

const keys = { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'), auth: Buffer.alloc(16, 9).toString('base64url') }

test('pushes: send them to a browser, and delete its subscription when the push service reports it as gone', async () => {
  const person = await world.given.person()
  const send = vi.fn(async () => 'sent' as 'sent' | 'gone')
  world.resources.outside.push = { send }
  const endpoint = 'https://push.example.org/abc'
  const subscribe = (address: string) =>
    world.request({ method: 'POST', url: '/api/user/push-subscriptions', token: person.token, body: { endpoint: address, keys } })
  expect((await subscribe(endpoint)).body).toEqual({ ok: true })
  await sendNotification([person], notificationTypes.eventReminder, { eventId: 1 })
  await deliverAll()
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { id: expect.any(Number), endpoint, ...keys },
    { title: 'Скоро событие', text: expect.any(String), url: 'http://site.test/events/1', tag: expect.any(String) },
    expect.objectContaining({ publicKey: (await world.request({ url: '/api/push/key' })).body.key }),
  )
  send.mockResolvedValue('gone')
  await sendNotification([person], notificationTypes.eventReminder, {})
  await deliverAll()
  expect(await world.db.selectFrom('push_subscriptions').select('id').where('user_id', '=', person.id).execute()).toEqual([])
})

test.each(['https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x', 'https://push.example.org:8443/x', 'https://a:b@push.example.org/x'])(
  'pushes: reject %s, which is not the address of a push service',
  async (endpoint) => {
    const person = await world.given.person()
    const answer = await world.request({ method: 'POST', url: '/api/user/push-subscriptions', token: person.token, body: { endpoint, keys } })
    expect([answer.status, answer.body.reason]).toEqual([422, 'pushAddressRefused'])
  },
)
