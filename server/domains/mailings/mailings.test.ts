import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { queueDigest } from './digest.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const sendDigest = async () => {
  await queueDigest(world.resources)
  await world.sendMessages()
}

const add = (email: string, mailing_type_id = 1) =>
  world.request({ method: 'POST', url: '/api/subscribes/add', body: { email, mailing_type_id }, headers: { 'accept-language': 'en' } })

test('mailings: subscribe an address once, and reject an invalid address or mailing (V342)', async () => {
  expect((await add(' Reader@Example.ORG ')).body).toEqual({ ok: true })
  expect((await add('reader@example.org')).body).toEqual({ ok: true })
  const rows = await world.db.selectFrom('mailing_subscribers').select(['email', 'enabled']).where('email', '=', 'reader@example.org').execute()
  expect(rows).toEqual([{ email: 'reader@example.org', enabled: true }])
  expect((await add('not an address')).body.reason).toBe('emailInvalid')
  expect((await add('reader@example.org', 77)).body.reason).toBe('mailingUnknown')
})

test('digest: send one email per subscriber on Wednesdays (V343), until its link unsubscribes them (V344)', async () => {
  await add('weekly@example.org')
  await world.given.event({ name: 'Утро стартапов', cityId: 881, start: new Date('2026-03-12T10:00:00Z') })
  world.clock.set('2026-03-10T07:00:00Z')
  await sendDigest()
  expect(await world.inbox('weekly@example.org')).toEqual([])
  world.clock.set('2026-03-11T07:00:00Z')
  await Promise.all([sendDigest(), sendDigest()])
  const letters = await world.inbox('weekly@example.org')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe('Events of the week: where to go and what to watch')
  expect(letters[0]?.text).toContain('Утро стартапов')

  const hash = /hash=([\w.-]+)/.exec(letters[0]?.text ?? '')?.[1]
  const switchBy = (action: string) => world.request({ method: 'POST', url: `/api/mailing/${action}`, body: { hash } })
  expect((await world.request({ url: `/api/mailing/unsubscribe?hash=${hash}` })).body.enabled).toBe(true)
  const reply = { email: 'weekly@example.org', title: 'Еженедельная подборка событий', mailing_type_id: 1 }
  expect((await switchBy('unsubscribe')).body).toEqual(reply)
  expect((await world.request({ url: `/api/mailing/unsubscribe?hash=${hash}` })).body).toEqual({ ...reply, enabled: false })
  await add('weekly@example.org')
  world.clock.set('2026-03-18T07:00:00Z')
  await sendDigest()
  expect(await world.inbox('weekly@example.org')).toHaveLength(1)
  await switchBy('subscribe')
  await sendDigest()
  expect(await world.inbox('weekly@example.org')).toHaveLength(1)
})

test('digest: no letter is planned to a suppressed address or a blocked account', async () => {
  const [refused, good, blocked] = ['refused@example.org', 'good@example.org', 'blocked@example.org']
  for (const email of [refused, good, blocked]) await add(email)
  const { id } = await world.given.person()
  await world.db.updateTable('users').set({ blocked_at: world.clock.now() }).where('id', '=', id).execute()
  await world.db.updateTable('mailing_subscribers').set({ user_id: id }).where('email', '=', blocked).execute()
  await world.db.insertInto('mail_suppressions').values({ email: refused, reason: '5.1.1', created_at: world.clock.now() }).execute()
  world.clock.set('2026-03-25T07:00:00Z')
  await world.given.event({ cityId: 881, startsInDays: 1 })
  await queueDigest(world.resources)
  const planned = await world.db.selectFrom('outbox').select('address').where('subject', '=', '2026-03-25').execute()
  const addresses = planned.map(({ address }) => address)
  expect(addresses).toContain(good)
  expect(addresses).not.toContain(refused)
  expect(addresses).not.toContain(blocked)
})

test('mailings: switch the weekly digest, type 1, on and off (V565)', async () => {
  const person = await world.given.person()
  const choose = (enabled: boolean) =>
    world.request({ method: 'POST', url: '/api/user/subscriptions', token: person.token, body: { mailing_type_id: 1, enabled } })
  const before = await world.request({ url: '/api/user/subscriptions', token: person.token })
  expect(before.body._items).toEqual([
    { mailing_type_id: 1, title: 'Еженедельная подборка событий', enabled: false },
    { mailing_type_id: 2, title: 'Письма организаторов', enabled: true },
  ])
  const digests = async (wednesday: string) => {
    world.clock.set(`${wednesday}T07:00:00Z`)
    await world.given.event({ cityId: 881, startsInDays: 1 })
    await sendDigest()
    return (await world.inbox(person.email)).length
  }
  expect((await choose(true)).body._items[0].enabled).toBe(true)
  expect(await digests('2026-04-01')).toBe(1)
  expect((await choose(false)).body._items[0].enabled).toBe(false)
  expect(await digests('2026-04-08')).toBe(1)
})
