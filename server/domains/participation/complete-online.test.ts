import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onlineCompletionHoursAfter } from '../../../contract/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let anna: Person
let owner: Person
type Person = { id: number; token: string }

const start = new Date('2026-03-10T09:00:00.000Z')

beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
  owner = await world.given.person()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(start))

const post = (person: Person, path: string, body: object) => world.request({ method: 'POST', url: `/api/${path}`, token: person.token, body })
const register = (eventId: number, more: object = {}) =>
  post(anna, 'event-participants/registration', { user_id: anna.id, eventId, ...more }).then((answer) => answer.body)
const complete = (eventId: number) => post(anna, 'event-participants/online-complete', { eventId })
const ownParticipant = async (eventId: number) =>
  (await world.request({ url: `/api/event-participants/status?eventId=${eventId}`, token: anna.token })).body.participant

test('online completion: accept it from the start on, reject it before with 422, and store it (V157)', async () => {
  const event = await world.given.event({ format: 'online' })
  await register(event.id)
  const early = await complete(event.id)
  expect([early.status, early.body.reason]).toEqual([422, 'eventNotStarted'])
  expect(await ownParticipant(event.id)).toMatchObject({ attended: false, onlineCompleted: false })
  world.clock.set(event.start)
  expect((await complete(event.id)).body).toMatchObject({ attended: true, onlineCompleted: true })
  expect(await ownParticipant(event.id)).toMatchObject({ attended: true, onlineCompleted: true })
})

const byApplication = () => world.given.event({ format: 'online', access: 'approval-required', owner })

const rejected: [string, () => Promise<{ id: number; start: Date }>][] = [
  [
    'that waits for the decision',
    async () => {
      const event = await byApplication()
      expect((await register(event.id)).state).toBe('wait')
      return event
    },
  ],
  [
    'that was declined',
    async () => {
      const event = await byApplication()
      const { id } = await register(event.id)
      await post(owner, 'owner/event-participants/state-update', { eventId: event.id, participantIds: [id], state: 'declined' })
      expect((await ownParticipant(event.id)).state).toBe('declined')
      return event
    },
  ],
  [
    'that comes on site',
    async () => {
      const event = await world.given.event({ format: 'online', onlineWithSpace: true })
      expect(await register(event.id, { format: 'offline' })).toMatchObject({ state: 'approved', format: 'offline' })
      return event
    },
  ],
]

test.each(rejected)('online completion: reject a participant %s (V157)', async (_name, setUp) => {
  const event = await setUp()
  world.clock.set(event.start)
  const answer = await complete(event.id)
  expect([answer.status, answer.body.reason]).toEqual([422, 'notRegistered'])
  expect(await ownParticipant(event.id)).toMatchObject({ attended: false, onlineCompleted: false })
})

test('online completion: accept it until 24 hours after the end, and not later', async () => {
  const event = await world.given.event({ format: 'online', hours: 2 })
  await register(event.id)
  const end = event.start.getTime() + 2 * 3_600_000
  const closesAt = end + onlineCompletionHoursAfter * 3_600_000
  world.clock.set(new Date(closesAt + 1))
  const late = await complete(event.id)
  expect([late.status, late.body.reason]).toEqual([422, 'completionClosed'])
  expect(await ownParticipant(event.id)).toMatchObject({ attended: false, onlineCompleted: false })
  world.clock.set(new Date(closesAt))
  expect((await complete(event.id)).body).toMatchObject({ attended: true, onlineCompleted: true })
})

test.each([
  ['cancelled', { status: 'canceled' as const }],
  ['unpublished', { status: 'unpublished' as const }],
  ['declined by staff', { moderation: 'declined' as const }],
])('online completion: reject it at an event that was %s', async (_change, columns) => {
  const event = await world.given.event({ format: 'online' })
  await register(event.id)
  await world.db.updateTable('events').set(columns).where('id', '=', event.id).execute()
  world.clock.set(event.start)
  const answer = await complete(event.id)
  expect([answer.status, answer.body.reason]).toEqual([422, 'completionClosed'])
  const where = world.db.selectFrom('event_participants').select(['attended_at', 'online_completed_at']).where('event_id', '=', event.id)
  expect(await where.executeTakeFirstOrThrow()).toEqual({ attended_at: null, online_completed_at: null })
})
