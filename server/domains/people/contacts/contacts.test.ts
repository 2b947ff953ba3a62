import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactRequestPauseDays } from '../../../../contract/limits.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${url}`, token: person.token, body })
const ask = (asker: Person, owner: Person) => call('POST', '/participant/accesses/request-contact', asker, { userId: owner.id })
const page = async (owner: Person, reader: Person) => (await call('GET', `/users/${owner.id}`, reader)).body
const bell = async (person: Person) => (await call('GET', '/user/notifications?paginationSize=50', person)).body._items
const decide = (owner: Person, asker: Person, notificationRecipientId: number, decision = 'approved') =>
  call('POST', '/participant/accesses/decision', owner, { decision, userId: asker.id, notificationRecipientId })
const pair = async () => [await world.given.person({ phone: phone() }), await world.given.person()] as const
let phones = 0
const phone = () => `+7900777${String(++phones).padStart(4, '0')}`

/** Asks, and tells in which delivery the owner was asked. */
const asked = async (asker: Person, owner: Person): Promise<number> => {
  expect((await ask(asker, owner)).body).toEqual({ status: 'wait' })
  return (await bell(owner))[0].id
}

test('a request waits and rings at the owner; a second one is refused (V334)', async () => {
  const [owner, asker] = await pair()
  await asked(asker, owner)
  expect(await bell(owner)).toMatchObject([{ type: 3, data: { userId: asker.id, decision: null }, received: false }])
  expect(await page(owner, asker)).toMatchObject({ contactAccess: 'wait', contactsVisible: false, can: { requestContacts: false } })
  const again = await ask(asker, owner)
  expect([again.status, again.body.reason]).toEqual([409, 'contactsRequested'])
  expect(await bell(owner)).toHaveLength(1)
})

test('of many requests at once one is written', async () => {
  const [owner, asker] = await pair()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(asker, owner)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(await bell(owner)).toHaveLength(1)
})

test('after approved the asker sees phone and e-mail, and is told; after declined he sees nothing (V336)', async () => {
  const [owner, friend] = await pair()
  const stranger = await world.given.person()
  expect((await decide(owner, friend, await asked(friend, owner))).body).toEqual({ decision: 'approved' })
  await decide(owner, stranger, await asked(stranger, owner), 'declined')
  const seen = await page(owner, friend)
  expect(seen).toMatchObject({ email: owner.email, contactsVisible: true, contactAccess: 'approved' })
  expect(seen.phones).toMatchObject([{ primary: true, confirmed: true }])
  const hidden = await page(owner, stranger)
  expect(hidden).toMatchObject({ contactsVisible: false, contactAccess: 'declined', can: { requestContacts: false } })
  expect(hidden).not.toHaveProperty('email')
  expect(hidden).not.toHaveProperty('phones')
  expect((await bell(friend))[0]).toMatchObject({ type: 4, data: { userId: owner.id, decision: 'approved' } })
  expect((await bell(stranger))[0]).toMatchObject({ type: 4, data: { userId: owner.id, decision: 'declined' } })
})

test('a decision is approved or declined, is made once, and marks the request as read (V335)', async () => {
  const [owner, asker] = await pair()
  const recipientId = await asked(asker, owner)
  expect((await decide(owner, asker, recipientId, 'maybe')).status).toBe(422)
  const race = await Promise.all([decide(owner, asker, recipientId), decide(owner, asker, recipientId, 'declined')])
  expect(race.map((answer) => answer.body.reason ?? 'made').sort()).toEqual(['contactsDecided', 'made'])
  expect((await decide(owner, asker, recipientId)).status).toBe(409)
  expect((await bell(owner))[0].received).toBe(true)
  expect(await bell(asker)).toHaveLength(1)
})

test('contact request: reject the decision of anybody but the recipient with 403, and leave it undecided (V270, V337)', async () => {
  const [owner, asker] = await pair()
  const [third, fourth] = await pair()
  const recipientId = await asked(asker, owner)
  const otherId = await asked(fourth, owner)
  const answers = [
    await decide(third, asker, recipientId),
    await decide(asker, asker, recipientId),
    await decide(owner, asker, otherId),
    await decide(owner, third, recipientId),
    await decide(owner, asker, 999_999),
  ]
  for (const answer of answers) expect([answer.status, answer.body.reason]).toEqual([403, 'contactsDecisionAccount'])
  expect(await page(owner, asker)).toMatchObject({ contactAccess: 'wait' })
  expect((await bell(owner)).map(({ data }: { data: { decision: unknown } }) => data.decision)).toEqual([null, null])
  expect((await decide(owner, asker, recipientId)).status).toBe(200)
})

test('a permission is taken back, and the contacts are gone at once; a decline is forgiven', async () => {
  const [owner, asker] = await pair()
  await decide(owner, asker, await asked(asker, owner))
  expect((await call('DELETE', `/participant/accesses/${asker.id}`, owner)).body).toEqual({ ok: true })
  expect(await page(owner, asker)).not.toHaveProperty('email')
  expect((await call('DELETE', `/participant/accesses/${asker.id}`, owner)).status).toBe(404)
  expect((await call('PUT', `/participant/accesses/${asker.id}`, owner)).body).toEqual({ decision: 'approved' })
  expect(await page(owner, asker)).toMatchObject({ email: owner.email })
  expect((await call('PUT', `/participant/accesses/${asker.id}`, owner)).status).toBe(404)
  expect((await call('PUT', `/participant/accesses/${owner.id}`, asker)).status).toBe(404)
})

test('who was declined asks again after a while, not before', async () => {
  const [owner, asker] = await pair()
  await decide(owner, asker, await asked(asker, owner), 'declined')
  expect((await ask(asker, owner)).body).toEqual({ status: 'declined' })
  const start = world.clock.now()
  world.clock.advance(contactRequestPauseDays * 86_400_000)
  const recipientId = await asked(asker, owner)
  expect(await bell(owner)).toHaveLength(2)
  expect((await decide(owner, asker, recipientId)).status).toBe(200)
  world.clock.set(start)
})

test.each([
  ['all', 'approved'],
  ['registered', 'approved'],
  ['nobody', 'declined'],
])('who shows contacts to %s is not asked: %s', async (contacts, status) => {
  const [owner, asker] = await pair()
  await call('POST', '/user/profile-visibility', owner, { settings: { contacts } })
  expect((await ask(asker, owner)).body).toEqual({ status })
  expect(await bell(owner)).toEqual([])
})

test('nobody sees the contacts of who shows them to nobody, let in or not', async () => {
  const [owner, asker] = await pair()
  await decide(owner, asker, await asked(asker, owner))
  await call('POST', '/user/profile-visibility', owner, { settings: { contacts: 'nobody' } })
  expect(await page(owner, asker)).not.toHaveProperty('phones')
})

test('not oneself, not a child, not who is not there, not before registering to the end', async () => {
  const [owner, asker] = await pair()
  const child = await world.given.person({ status: 8 })
  const gone = await world.given.person({ status: 9 })
  const unfinished = await world.given.person({ status: 15 })
  const reasonOf = async (who: Person, whom: Person) => (await ask(who, whom)).body.reason
  expect(await reasonOf(owner, owner)).toBe('ownContacts')
  expect(await reasonOf(asker, child)).toBe('minorProtected')
  expect(await reasonOf(asker, gone)).toBe('notFound')
  expect(await reasonOf(unfinished, owner)).toBe('forbidden')
  expect((await world.request({ method: 'POST', url: '/api/participant/accesses/request-contact', body: { userId: owner.id } })).status).toBe(401)
})

test('the letter of a request has Allow and Decline of this very request, in the language of its reader', async () => {
  const owner = await world.given.person({ locale: 'en' })
  const asker = await world.given.person({ firstName: 'Вера' })
  const recipientId = await asked(asker, owner)
  const { deliverDue } = await import('../../notifications/deliver.ts')
  const { planDeliveries } = await import('../../notifications/plan.ts')
  const { notificationId } = (await bell(owner))[0]
  await planDeliveries(world.db, { notificationId, now: world.clock.now() })
  await deliverDue(world.resources)
  const [letter] = await world.inbox(owner.email)
  for (const decision of ['approved', 'declined'])
    expect(letter?.text).toContain(
      `http://site.test/en/contacts-decision?userId=${asker.id}&notificationRecipientId=${recipientId}&decision=${decision}`,
    )
})

test('both sides list the requests, the latest first, with the other one as long as he has a page', async () => {
  const [owner, one] = await pair()
  const two = await world.given.person({ firstName: 'Вторая' })
  const first = await asked(one, owner)
  world.clock.advance(1000)
  const second = await asked(two, owner)
  await decide(owner, one, first)
  const list = async (person: Person, query = '') => (await call('GET', `/participant/accesses?${query}`, person)).body
  const incoming = await list(owner)
  expect(incoming._meta).toMatchObject({ totalCount: 2, perPage: 10 })
  expect(incoming._items).toMatchObject([
    { userId: two.id, ownerId: owner.id, decision: null, notificationRecipientId: second, user: { id: two.id } },
    { userId: one.id, decision: 'approved', notificationRecipientId: first, user: { id: one.id } },
  ])
  expect((await list(owner, 'decision=wait'))._items).toHaveLength(1)
  expect((await list(two, 'direction=outgoing'))._items).toMatchObject([{ ownerId: owner.id, user: { id: owner.id } }])
  await world.db.updateTable('users').set({ status: 9 }).where('id', '=', two.id).execute()
  expect((await list(owner))._items[0].user).toBeNull()
})
