import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
let expert: Person
let eventId: number

const start = new Date('2026-03-10T09:00:00.000Z')
const minute = 60_000

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  owner = await world.given.person({ firstName: 'Ольга', lastName: 'Седова' })
  expert = await world.given.person({ firstName: 'Роман', lastName: 'Ким', isExpert: true })
  eventId = (await world.given.event({ owner, access: 'approval-required' })).id
})

/** Participants in the order of their registration. */
const participants = async (count: number, values: object = {}, event = eventId): Promise<number[]> => {
  const people = await world.given.crowd(count)
  const entries = people.map(({ id }, index) => ({
    ...{ event_id: event, user_id: id, state: 'wait' as const, queue_number: id, format: 'offline' as const },
    created_at: new Date(start.getTime() - (count - index) * minute),
    ...values,
  }))
  const rows = await world.db.insertInto('event_participants').values(entries).returning('id').execute()
  return rows.map(({ id }) => id)
}
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: { token?: string }, body?: object) =>
  world.request({ method, url: `/api${path}`, token, ...(body && { body }) })
const invite = (userIds: number[], by = owner, event = eventId) => call('POST', `/owner/events/${event}/experts`, by, { userIds })
const experts = async (by = owner) => (await call('GET', `/owner/events/${eventId}/experts`, by)).body
const answerInvite = (decision: string, by = expert, event = eventId) =>
  call('POST', '/expert/events/invite-decision', by, { eventId: event, decision })
const accepted = async (by = expert, event = eventId) => {
  await invite([by.id], owner, event)
  await answerInvite('approved', by, event)
}
const score = (participantId: number | undefined, given: number, by = expert, more: object = {}) =>
  call('POST', '/expert/events/decision', by, { eventId, participantId, score: given, ...more })
const answers = (query = '', by = expert) => call('GET', `/expert/events/answers?eventId=${eventId}${query}`, by)
const list = async (query = '', by = expert) => (await call('GET', `/expert/events${query}`, by)).body
const counters = async (by = expert) => (await call('GET', '/expert/events/counters', by)).body
const setClosed = (closed: boolean, by = owner) => call('POST', `/owner/events/${eventId}/scoring`, by, { closed })
const scores = async (query = '', by = owner) => (await call('GET', `/owner/events/${eventId}/scores${query}`, by)).body
const bell = async ({ token }: Person) => (await world.request({ url: '/api/user/notifications', token })).body._items

test('experts: an invited expert accepts before the first score (V450)', async () => {
  const [first] = await participants(1)
  await invite([expert.id])
  expect([(await score(first, 50)).status, (await answers()).status]).toEqual([403, 403])
  expect((await answerInvite('approved')).body).toEqual({ eventId, id: expert.id, score: null, invite: 'approved' })
  const given = await score(first, 50, expert, { comment: 'Сильная идея' })
  expect([given.status, given.body]).toMatchObject([200, { id: first, eventId, score: 50, comment: 'Сильная идея' }])
})

test('experts: a score is a whole number from 0 to 100 (V448)', async () => {
  const [first] = await participants(1)
  await accepted()
  const statuses = []
  for (const given of [-1, 0, 100, 101, 50.5]) statuses.push((await score(first, given)).status)
  expect(statuses).toEqual([422, 200, 200, 422, 422])
  for (const given of ['50', null, true, [50]])
    expect((await call('POST', '/expert/events/decision', expert, { eventId, participantId: first, score: given })).status).toBe(422)
  expect((await answers()).body._items[0].score).toBe(100)
})

test('experts: answers come 10 per page in the order of registration (V449)', async () => {
  const ids = await participants(12)
  await accepted()
  const { _items, _meta } = (await answers()).body
  expect([_items.map(({ id }: { id: number }) => id), _meta]).toEqual([
    ids.slice(0, 10),
    { totalCount: 12, pageCount: 2, currentPage: 1, perPage: 10 },
  ])
  expect((await answers('&paginationPage=2')).body._items).toHaveLength(2)
  expect((await answers('&paginationPage=3')).body._items).toEqual([])
})

test('experts: the filters of answers agree with their counts and with the progress', async () => {
  const ids = await participants(3)
  await participants(1, { state: 'declined' })
  await accepted()
  await score(ids[1], 80)
  const idsOf = async (query: string) => {
    const { _items, _meta } = (await answers(query)).body
    return [_items.map(({ id }: { id: number }) => id), _meta.totalCount]
  }
  expect(await idsOf('&scored=1')).toEqual([[ids[1]], 1])
  expect(await idsOf('&scored=0')).toEqual([[ids[0], ids[2]], 2])
  expect(await idsOf(`&participantId=${ids[2]}`)).toEqual([[ids[2]], 1])
  expect((await call('GET', `/expert/events/${eventId}`, expert)).body).toMatchObject({
    id: eventId,
    invite: 'approved',
    answersTotal: 3,
    answersScored: 1,
  })
  // a score for a participant who is declined afterwards leaves the list with the participant
  await world.db
    .updateTable('event_participants')
    .set({ state: 'declined' })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  expect([await idsOf('&scored=1'), await idsOf('')]).toEqual([
    [[], 0],
    [[ids[0], ids[2]], 2],
  ])
  expect((await score(ids[1], 90)).status).toBe(403)
})

test('experts: the list holds only events with an invitation in force (V536)', async () => {
  const foreign = await world.given.event({ owner })
  await invite([expert.id])
  expect((await list())._items.map(({ id }: { id: number }) => id)).toEqual([eventId])
  expect((await call('GET', `/expert/events/${foreign.id}`, expert)).status).toBe(403)
  await answerInvite('declined')
  expect([(await list())._items, (await call('GET', `/expert/events/${eventId}`, expert)).status]).toEqual([[], 403])
})

test('experts: each event is in one state, and the counters equal the lists', async () => {
  const [asked, working, done, closed] = [
    eventId,
    (await world.given.event({ owner })).id,
    (await world.given.event({ owner, name: 'Питч 100%' })).id,
    (await world.given.event({ owner })).id,
  ]
  await invite([expert.id])
  for (const id of [working, done, closed]) await accepted(expert, id)
  for (const id of [working, done, closed]) await participants(1, {}, id)
  const [last] = (await call('GET', `/expert/events/answers?eventId=${done}`, expert)).body._items
  await call('POST', '/expert/events/decision', expert, { eventId: done, participantId: last.id, score: 1 })
  await call('POST', `/owner/events/${closed}/scoring`, owner, { closed: true })
  const idsOf = async (query: string) => (await list(query))._items.map(({ id }: { id: number }) => id).toSorted()
  expect(await idsOf('?status=invited')).toEqual([asked])
  expect(await idsOf('?status=accepted')).toEqual([working])
  expect(await idsOf('?status=scored')).toEqual([done, closed].toSorted())
  expect(await counters()).toEqual({ all: 4, invited: 1, accepted: 1, scored: 2 })
  expect(await idsOf(`?search=${encodeURIComponent('питч 100%')}`)).toEqual([done])
  expect(await idsOf(`?search=${encodeURIComponent('_%')}`)).toEqual([])
  expect((await call('GET', '/expert/events?status=other', expert)).status).toBe(422)
})

test('experts: organizers see the average of each expert and of each participant (V451)', async () => {
  const second = await world.given.person({ isExpert: true })
  const [low = 0, high = 0] = await participants(3)
  await accepted()
  await accepted(second)
  await score(low, 10, expert, { comment: 'Рано' })
  await score(high, 91)
  await score(high, 100, second)
  const named = (await call('GET', `/events/${eventId}?expand=experts`, owner)).body.experts
  expect(named).toEqual([
    { id: expert.id, score: 51 },
    { id: second.id, score: 100 },
  ])
  expect(await experts()).toMatchObject({
    answersTotal: 3,
    scoringClosedAt: null,
    _items: [
      { id: expert.id, score: 51, answersScored: 2 },
      { id: second.id, score: 100 },
    ],
  })
  const { _items, _meta } = await scores()
  expect(_items).toMatchObject([
    {
      id: high,
      average: 95.5,
      count: 2,
      scores: [
        { expertId: expert.id, score: 91 },
        { expertId: second.id, name: expect.any(String), score: 100 },
      ],
    },
    { id: low, average: 10, count: 1, scores: [{ comment: 'Рано' }] },
  ])
  expect(_meta.totalCount).toBe(2)
  expect((await scores('?sort=average'))._items.map(({ id }: { id: number }) => id)).toEqual([low, high])
  // another viewer sees no score
  for (const viewer of [{}, expert, second]) {
    const { body } = await call('GET', `/events/${eventId}?expand=experts`, viewer)
    expect(JSON.stringify(body.experts)).not.toMatch(/51|100/)
  }
  expect((await answers('', second)).body._items.map((one: { score: number | null }) => one.score)).toEqual([null, 100, null])
})

test('experts: an invitation reaches the bell and the mail of the expert, the answer those of the organizer', async () => {
  await invite([expert.id])
  expect((await bell(expert))[0]).toMatchObject({ type: 14, data: { eventId, linkHref: '/expert?status=invited' } })
  expect((await letterTo(world, expert.email)).text).toContain('/expert?status=invited')
  await answerInvite('approved')
  expect((await bell(owner))[0]).toMatchObject({ type: 21, data: { eventId, userId: expert.id, decision: 'approved' } })
  expect((await letterTo(world, owner.email)).text).toContain(`/organizer-cabinet/events/${eventId}/experts`)
})

test('experts: an expert decides once, and a repeated decision changes nothing', async () => {
  await invite([expert.id])
  const before = (await bell(owner)).length
  expect((await answerInvite('approved')).status).toBe(200)
  expect((await answerInvite('approved')).status).toBe(200)
  expect((await answerInvite('declined')).body.reason).toBe('inviteDecided')
  expect((await bell(owner)).length).toBe(before + 1)
})

test('experts: a repeated invitation changes nothing, and one after a refusal asks again', async () => {
  await invite([expert.id])
  await invite([expert.id, expert.id])
  expect((await bell(expert)).length).toBe(1)
  await answerInvite('declined')
  expect((await experts())._items).toMatchObject([{ id: expert.id, invite: 'declined' }])
  world.clock.set(new Date(start.getTime() + 24 * 60 * minute))
  expect((await invite([expert.id])).body._items).toMatchObject([{ invite: 'wait', decidedAt: null }])
  expect([(await bell(expert)).length, (await answerInvite('approved')).status]).toEqual([2, 200])
  expect(await bell(owner)).toMatchObject([{ data: { decision: 'approved' } }, { data: { decision: 'declined' } }])
})

test('experts: only active experts who do not organize the event are invited', async () => {
  const [plain, blocked, own] = [
    await world.given.person(),
    await world.given.person({ isExpert: true }),
    await world.given.person({ isExpert: true }),
  ]
  await world.db.updateTable('users').set({ blocked_at: start }).where('id', '=', blocked.id).execute()
  await world.db.insertInto('event_owners').values({ event_id: eventId, user_id: own.id }).execute()
  for (const id of [plain.id, blocked.id, 999_999]) expect((await invite([expert.id, id])).body).toMatchObject({ status: 422, reason: 'notExpert' })
  expect((await invite([own.id])).body.reason).toBe('ownExpert')
  expect((await experts())._items).toEqual([])
  const [draft, canceled] = [await world.given.event({ owner, status: 'draft' }), await world.given.event({ owner, status: 'canceled' })]
  expect([(await invite([expert.id], owner, draft.id)).body.reason, (await invite([expert.id], owner, canceled.id)).body.reason]).toEqual([
    'eventNotPublished',
    'eventCanceled',
  ])
  for (const userIds of [[], ['1'], [0], [-1], [1.5], [2 ** 60], Array(51).fill(expert.id), null])
    expect((await invite(userIds as number[])).status).toBe(422)
})

test('experts: an expert who becomes an organizer of the event is no longer its expert', async () => {
  const [first] = await participants(1)
  await accepted()
  await world.db.insertInto('event_owners').values({ event_id: eventId, user_id: expert.id }).execute()
  expect([(await score(first, 1)).status, (await answers()).status, (await list())._items]).toEqual([403, 403, []])
})

test('experts: an expert who participates scores the others only', async () => {
  const [other] = await participants(1)
  const [own] = await participants(1, { user_id: expert.id })
  await accepted()
  const { _items, _meta } = (await answers()).body
  expect([_items.map(({ id }: { id: number }) => id), _meta.totalCount]).toEqual([[other], 1])
  expect([(await score(own, 100)).status, (await answers(`&participantId=${own}`)).body._items]).toEqual([403, []])
  await score(other, 5)
  expect(await counters()).toEqual({ all: 1, invited: 0, accepted: 0, scored: 1 })
})

test('experts: a withdrawn expert loses access and counts no more, until the next acceptance', async () => {
  const [first] = await participants(1)
  await accepted()
  await score(first, 70)
  const withdrawn = await call('DELETE', `/owner/events/${eventId}/experts/${expert.id}`, owner)
  expect([withdrawn.status, withdrawn.body._items, (await scores())._items]).toEqual([200, [], []])
  expect([(await score(first, 1)).status, (await answers()).status, (await answerInvite('approved')).status, (await list())._items]).toEqual([
    403,
    403,
    403,
    [],
  ])
  expect((await call('GET', `/expert/events/${eventId}`, expert)).status).toBe(403)
  expect((await call('DELETE', `/owner/events/${eventId}/experts/${expert.id}`, owner)).status).toBe(404)
  await invite([expert.id])
  expect((await scores())._items).toEqual([])
  await answerInvite('approved')
  expect((await scores())._items).toMatchObject([{ id: first, average: 70 }])
})

test('experts: a user without the role has no expert calls', async () => {
  const [first] = await participants(1)
  await accepted()
  await world.db.updateTable('users').set({ is_expert: false }).where('id', '=', expert.id).execute()
  expect([(await score(first, 1)).status, (await answers()).status, (await call('GET', '/expert/events', expert)).status]).toEqual([403, 403, 403])
})

test('experts: a closed scoring keeps its scores and takes none, until it is opened again', async () => {
  const [first] = await participants(1)
  await accepted()
  await score(first, 40)
  expect((await setClosed(true)).body.scoringClosedAt).toBe(start.toISOString())
  world.clock.set(new Date(start.getTime() + minute))
  expect((await setClosed(true)).body.scoringClosedAt).toBe(start.toISOString())
  expect([(await score(first, 60)).body.reason, (await answers()).body._items[0].score]).toEqual(['scoringClosed', 40])
  expect((await call('GET', `/expert/events/${eventId}`, expert)).body.scoringClosed).toBe(true)
  expect((await setClosed(false)).body.scoringClosedAt).toBeNull()
  expect((await score(first, 60)).body.score).toBe(60)
})

test('experts: a second score replaces the first, and an absent comment leaves the comment', async () => {
  const [first] = await participants(1)
  await accepted()
  await score(first, 40, expert, { comment: 'Раз\nдва' })
  expect((await score(first, 41)).body).toMatchObject({ score: 41, comment: 'Раз\nдва' })
  expect((await score(first, 42, expert, { comment: '' })).body.comment).toBeNull()
  expect((await score(undefined, 43)).status).toBe(422)
  expect((await score(first, 1, expert, { comment: 'а'.repeat(1001) })).status).toBe(422)
  expect((await scores())._items).toMatchObject([{ count: 1, average: 42 }])
})

test('experts: participants of another event are unknown', async () => {
  const foreign = await world.given.event({ owner })
  const [other] = await participants(1, {}, foreign.id)
  await accepted()
  for (const id of [other, 999_999_999]) expect((await score(id, 1)).status).toBe(403)
})

test('experts: a comment comes back as text, without signs that reorder it', async () => {
  const [first] = await participants(1)
  await accepted()
  const comment = `<img src=x onerror=alert(1)> '; drop table users; -- 100%_`
  expect((await score(first, 1, expert, { comment: `${comment}\u202E` })).body.comment).toBe(comment)
  for (const hostile of ['\u0000', '\uD800']) expect([200, 422]).toContain((await score(first, 1, expert, { comment: hostile })).status)
})
