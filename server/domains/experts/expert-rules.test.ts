import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
let expert: Person
let eventId: number

const start = new Date('2026-03-10T09:00:00.000Z')
const dayMs = 86_400_000

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  owner = await world.given.person()
  expert = await world.given.person({ isExpert: true })
  eventId = (await world.given.event({ owner, access: 'approval-required' })).id
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: { token?: string }, body?: object) =>
  world.request({ method, url: `/api${path}`, token, ...(body && { body }) })
const participant = async (values: object = {}): Promise<number> => {
  const { id } = await world.given.person()
  const entry = { event_id: eventId, user_id: id, state: 'wait' as const, queue_number: id, format: 'offline' as const, created_at: start }
  return (
    await world.db
      .insertInto('event_participants')
      .values({ ...entry, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
const invite = (by = expert) => call('POST', `/owner/events/${eventId}/experts`, owner, { userIds: [by.id] })
const answerInvite = (decision: 'approved' | 'declined', by = expert) => call('POST', '/expert/events/invite-decision', by, { eventId, decision })
const accepted = async (by = expert) => {
  await invite(by)
  await answerInvite('approved', by)
}
const score = (participantId: number, given: number, by = expert) =>
  call('POST', '/expert/events/decision', by, { eventId, participantId, score: given })
const withdraw = (by = expert) => call('DELETE', `/owner/events/${eventId}/experts/${by.id}`, owner)
const setClosed = (closed: boolean) => call('POST', `/owner/events/${eventId}/scoring`, owner, { closed })
const setEvent = (values: object) => world.db.updateTable('events').set(values).where('id', '=', eventId).execute()
const setUser = ({ id }: Person, values: object) => world.db.updateTable('users').set(values).where('id', '=', id).execute()
const bell = async ({ token }: Person) => (await call('GET', '/user/notifications', { token })).body._items
const invited = (values: object = {}) =>
  world.db
    .insertInto('event_experts')
    .values({ event_id: eventId, user_id: expert.id, invited_at: start, ...values })
    .execute()
const seenBy = async ({ token }: Person) => [
  (await call('GET', `/expert/events/${eventId}`, { token })).status,
  (await call('GET', '/expert/events', { token })).body._items.map(({ name }: { name: string }) => name),
  (await call('GET', '/expert/events/counters', { token })).body.all,
]

test('expert rules: no expert is invited before moderation approves the event', async () => {
  for (const moderation of ['wait', 'declined'] as const) {
    await setEvent({ moderation })
    const answer = await invite()
    expect([answer.status, answer.body.reason]).toEqual([409, 'eventNotModerated'])
  }
  expect((await call('GET', `/owner/events/${eventId}/experts`, owner)).body._items).toEqual([])
})

test('expert rules: an event that was never public is hidden from its experts (V536)', async () => {
  for (const hidden of [
    { status: 'draft', moderation: null },
    { status: 'published', moderation: 'wait' },
    { status: 'published', moderation: 'declined' },
    { status: 'unpublished', moderation: 'approved' },
  ] as const) {
    eventId = (await world.given.event({ owner })).id
    await setEvent({ ...hidden, last_public: null })
    await setEvent({ last_public: null })
    await invited()
    expect([hidden, await seenBy(expert), (await answerInvite('approved')).status]).toEqual([hidden, [403, [], 0], 403])
    await world.db.deleteFrom('event_experts').where('event_id', '=', eventId).execute()
  }
})

test('expert rules: of an event that is not public now the experts see the version that was public last (V536)', async () => {
  await setEvent({ name: 'Питчи весны' })
  await accepted()
  await setEvent({ status: 'draft' })
  await setEvent({ name: 'Черновик названия' })
  expect(await seenBy(expert)).toEqual([200, ['Питчи весны'], 1])
})

test('expert rules: an event that is cancelled, hidden or in moderation takes no scores', async () => {
  const id = await participant()
  await accepted()
  expect((await score(id, 10)).status).toBe(200)
  for (const paused of [
    { status: 'canceled' },
    { status: 'unpublished' },
    { status: 'draft' },
    { moderation: 'wait' },
    { moderation: 'declined' },
  ] as const) {
    await setEvent({ status: 'published', moderation: 'approved', ...paused })
    const answer = await score(id, 90)
    expect([paused, answer.status, answer.body.reason]).toEqual([paused, 409, 'scoringPaused'])
  }
  await setEvent({ status: 'published', moderation: 'approved' })
  expect((await call('GET', `/expert/events/answers?eventId=${eventId}`, expert)).body._items).toMatchObject([{ score: 10 }])
})

test('expert rules: repeated invitations notify an expert once a day (UTC)', async () => {
  const second = await world.given.person({ isExpert: true })
  await invite()
  for (let round = 0; round < 3; round += 1) {
    await withdraw()
    await invite()
  }
  await invite(second)
  expect([(await bell(expert)).length, (await bell(second)).length]).toEqual([1, 1])
  await withdraw()
  world.clock.set(new Date(start.getTime() + dayMs))
  await invite()
  expect([(await bell(expert)).length, (await bell(second)).length]).toEqual([2, 1])
})

test('expert rules: deactivated users are not invited (V450)', async () => {
  for (const status of [8, 9, 11, 15]) {
    await setUser(expert, { status })
    expect((await invite()).body).toMatchObject({ status: 422, reason: 'notExpert' })
  }
  await setUser(expert, { status: 10 })
  expect((await invite()).status).toBe(200)
})

test('expert rules: answers stand in the order of registration, and not of their ids (V449)', async () => {
  const late = await participant({ created_at: new Date(start.getTime() - dayMs) })
  const early = await participant({ created_at: new Date(start.getTime() - 2 * dayMs) })
  const middle = await participant({ created_at: new Date(start.getTime() - 1.5 * dayMs) })
  await accepted()
  const idsOf = async (query = '') =>
    (await call('GET', `/expert/events/answers?eventId=${eventId}${query}`, expert)).body._items.map(({ id }: { id: number }) => id)
  expect([await idsOf(), await idsOf('&scored=0')]).toEqual([
    [early, middle, late],
    [early, middle, late],
  ])
})

test('expert rules: the event lists experts who accepted, and no others (V451)', async () => {
  const [waiting, declined, removed] = [
    await world.given.person({ isExpert: true }),
    await world.given.person({ isExpert: true }),
    await world.given.person({ isExpert: true }),
  ]
  for (const one of [expert, waiting, declined, removed]) await invite(one)
  await answerInvite('approved')
  await answerInvite('declined', declined)
  await answerInvite('approved', removed)
  await withdraw(removed)
  expect((await call('GET', `/events/${eventId}?expand=experts`, owner)).body.experts).toEqual([{ id: expert.id, score: null }])
})

/** The averages of each participant, of the page of the organizer, and of the event. */
const averages = async () => {
  const { body: scores } = await call('GET', `/owner/events/${eventId}/scores`, owner)
  const { body: own } = await call('GET', `/owner/events/${eventId}/experts`, owner)
  const { body: event } = await call('GET', `/events/${eventId}?expand=experts`, owner)
  return {
    participants: scores._items.map(({ average, count }: { average: number; count: number }) => [average, count]),
    experts: own._items.map(({ score: given, answersScored, excluded }: Record<string, unknown>) => [given, answersScored, excluded]),
    event: event.experts.map(({ score: given }: { score: number | null }) => given),
  }
}

test('expert rules: scores of an inactive expert, and of one who became an organizer, do not count', async () => {
  const second = await world.given.person({ isExpert: true })
  const id = await participant()
  await accepted()
  await accepted(second)
  await score(id, 10)
  await score(id, 90, second)
  const all = {
    participants: [[50, 2]],
    experts: [
      [10, 1, null],
      [90, 1, null],
    ],
    event: [10, 90],
  }
  expect(await averages()).toEqual(all)
  const without = (excluded: string) => ({
    participants: [[10, 1]],
    experts: [
      [10, 1, null],
      [null, 0, excluded],
    ],
    event: [10, null],
  })
  await setUser(second, { blocked_at: start })
  expect(await averages()).toEqual(without('inactive'))
  await setUser(second, { blocked_at: null, status: 9 })
  expect(await averages()).toEqual(without('inactive'))
  await setUser(second, { status: 10 })
  expect(await averages()).toEqual(all)
  await world.db.insertInto('event_owners').values({ event_id: eventId, user_id: second.id }).execute()
  expect(await averages()).toEqual(without('organizer'))
})

test('expert rules: scores of participants who can no longer be scored do not count', async () => {
  const [first, second, own] = [await participant(), await participant(), await participant({ user_id: expert.id })]
  await accepted()
  await score(first, 20)
  await score(second, 60)
  const self = { event_id: eventId, user_id: expert.id, participant_id: own, score: 100, scored_at: start }
  await world.db.insertInto('expert_scores').values(self).execute()
  expect(await averages()).toMatchObject({
    participants: [
      [60, 1],
      [20, 1],
    ],
    experts: [[40, 2, null]],
    event: [40],
  })
  await world.db.updateTable('event_participants').set({ state: 'declined' }).where('id', '=', second).execute()
  expect(await averages()).toMatchObject({ participants: [[20, 1]], experts: [[20, 1, null]], event: [20] })
})

test('expert rules: the scoring is closed after an expert accepted, and takes invitations again when it is open', async () => {
  expect((await setClosed(true)).body.reason).toBe('noAcceptedExpert')
  await invite()
  expect((await setClosed(true)).body).toMatchObject({ status: 409, reason: 'noAcceptedExpert' })
  await answerInvite('approved')
  expect((await setClosed(true)).status).toBe(200)
  const second = await world.given.person({ isExpert: true })
  expect((await invite(second)).body).toMatchObject({ status: 409, reason: 'invitesClosed' })
  expect((await setClosed(false)).body.scoringClosedAt).toBeNull()
  expect((await invite(second)).status).toBe(200)
  await withdraw()
  expect((await setClosed(true)).body.reason).toBe('noAcceptedExpert')
})
