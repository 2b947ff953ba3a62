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
const requestAccess = (requester: Person, owner: Person) => call('POST', '/participant/accesses/request-contact', requester, { userId: owner.id })
const page = async (owner: Person, reader: Person) => (await call('GET', `/users/${owner.id}`, reader)).body
const bell = async (person: Person) => (await call('GET', '/user/notifications?paginationSize=50', person)).body._items
const decide = (owner: Person, requester: Person, notificationRecipientId: number, decision = 'approved') =>
  call('POST', '/participant/accesses/decision', owner, { decision, userId: requester.id, notificationRecipientId })
const pair = async () => [await world.given.person({ phone: phone() }), await world.given.person()] as const
let phones = 0
const phone = () => `+7900777${String(++phones).padStart(4, '0')}`

/** Sends a contact request and returns the id of its notification delivery. */
const requestDelivery = async (requester: Person, owner: Person): Promise<number> => {
  expect((await requestAccess(requester, owner)).body).toEqual({ status: 'wait' })
  return (await bell(owner))[0].id
}

test('contact request: notifies the owner and waits; a second one is refused with 409 (V334)', async () => {
  const [owner, requester] = await pair()
  await requestDelivery(requester, owner)
  expect(await bell(owner)).toMatchObject([{ type: 3, data: { userId: requester.id, decision: null }, received: false }])
  expect(await page(owner, requester)).toMatchObject({ contactAccess: 'wait', contactsVisible: false, can: { requestContacts: false } })
  const again = await requestAccess(requester, owner)
  expect([again.status, again.body.reason]).toEqual([409, 'contactsRequested'])
  expect(await bell(owner)).toHaveLength(1)
})

test('contact request: stores one of eight concurrent requests', async () => {
  const [owner, requester] = await pair()
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestAccess(requester, owner)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(await bell(owner)).toHaveLength(1)
})

test('contact request: notifies the requester; phone and email are visible after approval only (V336)', async () => {
  const [owner, friend] = await pair()
  const stranger = await world.given.person()
  expect((await decide(owner, friend, await requestDelivery(friend, owner))).body).toEqual({ decision: 'approved' })
  await decide(owner, stranger, await requestDelivery(stranger, owner), 'declined')
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

test('contact request: accepts one decision, approved or declined, and marks the notification as read (V335)', async () => {
  const [owner, requester] = await pair()
  const recipientId = await requestDelivery(requester, owner)
  expect((await decide(owner, requester, recipientId, 'maybe')).status).toBe(422)
  const race = await Promise.all([decide(owner, requester, recipientId), decide(owner, requester, recipientId, 'declined')])
  expect(race.map((answer) => answer.body.reason ?? 'made').sort()).toEqual(['contactsDecided', 'made'])
  expect((await decide(owner, requester, recipientId)).status).toBe(409)
  expect((await bell(owner))[0].received).toBe(true)
  expect(await bell(requester)).toHaveLength(1)
})

test('contact request: refuses the decision of other users with 403 and stays undecided (V270, V337)', async () => {
  const [owner, requester] = await pair()
  const [third, fourth] = await pair()
  const recipientId = await requestDelivery(requester, owner)
  const otherId = await requestDelivery(fourth, owner)
  const answers = [
    await decide(third, requester, recipientId),
    await decide(requester, requester, recipientId),
    await decide(owner, requester, otherId),
    await decide(owner, third, recipientId),
    await decide(owner, requester, 999_999),
  ]
  for (const answer of answers) expect([answer.status, answer.body.reason]).toEqual([403, 'contactsDecisionAccount'])
  expect(await page(owner, requester)).toMatchObject({ contactAccess: 'wait' })
  expect((await bell(owner)).map(({ data }: { data: { decision: unknown } }) => data.decision)).toEqual([null, null])
  expect((await decide(owner, requester, recipientId)).status).toBe(200)
})

test('contact access: revoking hides the contact details at once, and a declined request can be approved', async () => {
  const [owner, requester] = await pair()
  await decide(owner, requester, await requestDelivery(requester, owner))
  expect((await call('DELETE', `/participant/accesses/${requester.id}`, owner)).body).toEqual({ ok: true })
  expect(await page(owner, requester)).not.toHaveProperty('email')
  expect((await call('DELETE', `/participant/accesses/${requester.id}`, owner)).status).toBe(404)
  expect((await call('PUT', `/participant/accesses/${requester.id}`, owner)).body).toEqual({ decision: 'approved' })
  expect(await page(owner, requester)).toMatchObject({ email: owner.email })
  expect((await call('PUT', `/participant/accesses/${requester.id}`, owner)).status).toBe(404)
  expect((await call('PUT', `/participant/accesses/${owner.id}`, requester)).status).toBe(404)
})

test('contact request: a declined user may request again only after the pause', async () => {
  const [owner, requester] = await pair()
  await decide(owner, requester, await requestDelivery(requester, owner), 'declined')
  expect((await requestAccess(requester, owner)).body).toEqual({ status: 'declined' })
  const start = world.clock.now()
  world.clock.advance(contactRequestPauseDays * 86_400_000)
  const recipientId = await requestDelivery(requester, owner)
  expect(await bell(owner)).toHaveLength(2)
  expect((await decide(owner, requester, recipientId)).status).toBe(200)
  world.clock.set(start)
})

test.each([
  ['all', 'approved'],
  ['registered', 'approved'],
  ['nobody', 'declined'],
])('contact request: an owner with the audience %s gets no request: %s', async (contacts, status) => {
  const [owner, requester] = await pair()
  await call('POST', '/user/profile-visibility', owner, { settings: { contacts } })
  expect((await requestAccess(requester, owner)).body).toEqual({ status })
  expect(await bell(owner)).toEqual([])
})

test('contact access: an owner without an audience hides contact details even after an approval', async () => {
  const [owner, requester] = await pair()
  await decide(owner, requester, await requestDelivery(requester, owner))
  await call('POST', '/user/profile-visibility', owner, { settings: { contacts: 'nobody' } })
  expect(await page(owner, requester)).not.toHaveProperty('phones')
})

test('contact request: refuses requests to oneself, a minor or a deleted user, and by an unfinished or missing account', async () => {
  const [owner, requester] = await pair()
  const child = await world.given.person({ status: 8 })
  const deleted = await world.given.person({ status: 9 })
  const unfinished = await world.given.person({ status: 15 })
  const reasonOf = async (sender: Person, recipient: Person) => (await requestAccess(sender, recipient)).body.reason
  expect(await reasonOf(owner, owner)).toBe('ownContacts')
  expect(await reasonOf(requester, child)).toBe('minorProtected')
  expect(await reasonOf(requester, deleted)).toBe('notFound')
  expect(await reasonOf(unfinished, owner)).toBe('forbidden')
  expect((await world.request({ method: 'POST', url: '/api/participant/accesses/request-contact', body: { userId: owner.id } })).status).toBe(401)
})

test('contact request: its email links to Allow and Decline of the request in the language of the owner', async () => {
  const owner = await world.given.person({ locale: 'en' })
  const requester = await world.given.person({ firstName: 'Вера' })
  const recipientId = await requestDelivery(requester, owner)
  const { queueDeliveries } = await import('../../notifications/plan.ts')
  const { notificationId } = (await bell(owner))[0]
  await queueDeliveries(world.db, { notificationId, now: world.clock.now() })
  await world.sendMessages()
  const [message] = await world.inbox(owner.email)
  for (const decision of ['approved', 'declined'])
    expect(message?.text).toContain(
      `http://site.test/en/contacts-decision?userId=${requester.id}&notificationRecipientId=${recipientId}&decision=${decision}`,
    )
})

test('contact requests: both sides list them, the latest first, with the other user while their page is open', async () => {
  const [owner, one] = await pair()
  const two = await world.given.person({ firstName: 'Вторая' })
  const first = await requestDelivery(one, owner)
  world.clock.advance(1000)
  const second = await requestDelivery(two, owner)
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
