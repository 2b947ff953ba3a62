import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { cardsOf, ownParts, sharedCards, withOwnParts } from './cards.ts'

let world: World
let anna: { id: number; token: string }

beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна' })
})
afterAll(() => world.close())

const events = async (count: number) => {
  const ids: number[] = []
  while (ids.length < count) ids.push((await world.given.event({ participantLimit: 1 })).id)
  return ids
}
const viewed = (ids: number[], userId: number | null) => cardsOf(world.db, ids, { userId, locale: 'ru' })
const register = (person: { id: number; token: string }, eventId: number) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: { user_id: person.id, eventId } })
const like = (eventId: number) => world.request({ method: 'POST', url: `/api/participant/events/${eventId}/favorites`, token: anna.token })
const now = new Date('2026-03-01T09:00:00.000Z')
const judge = (eventId: number) =>
  world.db.insertInto('event_experts').values({ event_id: eventId, user_id: anna.id, invite: 'approved', invited_at: now, decided_at: now }).execute()

test('cards: return events in the order of the given ids, with empty own data for a visitor', async () => {
  const ids = await events(3)
  const rows = await viewed(ids.toReversed(), null)
  expect(rows.map((row) => row.id)).toEqual(ids.toReversed())
  expect(rows[0]).toMatchObject({ state: null, participant_id: null, queue_position: null, is_favorite: false, is_judge: false, online_taken: 0 })
})

test('cards: return each kind of own data of the viewer, for the right events only', async () => {
  const [liked = 0, judged = 0, joined = 0, waited = 0, untouched = 0] = await events(5)
  const [other] = await world.given.crowd(1)
  if (!other) throw new Error('the crowd is empty')
  await like(liked)
  await judge(judged)
  await register(anna, joined)
  await register(other, waited)
  await register(anna, waited)
  const ids = [liked, judged, joined, waited, untouched]
  const ownData = (await viewed(ids, anna.id)).map(({ is_favorite, is_judge, state, queue_position }) => ({
    is_favorite,
    is_judge,
    state,
    queue_position,
  }))
  const nothing = { is_favorite: false, is_judge: false, state: null, queue_position: null }
  expect(ownData).toEqual([
    { ...nothing, is_favorite: true },
    { ...nothing, is_judge: true },
    { ...nothing, state: 'approved' },
    { ...nothing, state: 'wait', queue_position: 1 },
    nothing,
  ])
  expect((await ownParts(world.db, ids, anna.id)).map((part) => part.event_id).sort((a, b) => a - b)).toEqual([liked, judged, joined, waited])
  expect(await ownParts(world.db, ids, 0)).toEqual([])
})

test('cards: reuse the shared row for events without own data, and copy it for the others', async () => {
  const ids = await events(2)
  await like(ids[0] ?? 0)
  const shared = await sharedCards(world.db, ids, 'en')
  const before = structuredClone(shared)
  const own = withOwnParts(shared, await ownParts(world.db, ids, anna.id))
  expect(own[1]).toBe(shared[1])
  expect(own[0]).not.toBe(shared[0])
  expect(own[0]).toEqual({ ...shared[0], is_favorite: true })
  expect(shared).toEqual(before)
})

test('cards: return no own data for a cancelled registration', async () => {
  const [eventId = 0] = await events(1)
  await register(anna, eventId)
  await world.request({
    method: 'POST',
    url: '/api/event-participants/cancel',
    token: anna.token,
    body: { user_id: anna.id, eventId },
  })
  expect(await ownParts(world.db, [eventId], anna.id)).toEqual([])
})

test('cards: return an empty list for no ids', async () => {
  expect([await viewed([], anna.id), await viewed([], null)]).toEqual([[], []])
})
