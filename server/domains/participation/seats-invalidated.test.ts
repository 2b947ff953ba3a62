import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { participationPersonalData } from './personal-data.ts'

type Person = { id: number; token: string }

let world: World
let anna: Person
let boris: Person
let owner: Person

beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
  boris = await world.given.person()
  owner = await world.given.person()
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('changes').execute())

const post = (person: Person, path: string, body: object) => world.request({ method: 'POST', url: `/api${path}`, token: person.token, body })
const register = (person: Person, eventId: number) => post(person, '/event-participants/registration', { user_id: person.id, eventId })
const cancel = (person: Person, eventId: number) => post(person, '/event-participants/cancel', { user_id: person.id, eventId })

/** Returns the seat tags invalidated since the last call, and clears them. */
const takeInvalidated = async () => {
  const rows = await world.db.deleteFrom('changes').returning('tags').execute()
  return [...new Set(rows.flatMap(({ tags }) => tags))].filter((tag) => tag.startsWith('seats:')).sort()
}
const tags = (...events: { id: number }[]) => events.map(({ id }) => seatsTag(id)).sort()

test('invalidation: a registration and a cancellation invalidate only the seats of their event, a rejected request nothing', async () => {
  const event = await world.given.event()
  await world.given.event()
  await register(anna, event.id)
  expect(await takeInvalidated()).toEqual(tags(event))
  expect((await register(anna, event.id)).status).toBe(409)
  expect(await takeInvalidated()).toEqual([])
  await cancel(anna, event.id)
  expect(await takeInvalidated()).toEqual(tags(event))
})

test('invalidation: a decision of the organizer invalidates the seats', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const { body } = await register(anna, event.id)
  await takeInvalidated()
  await post(owner, '/owner/event-participants/state-update', { eventId: event.id, participantIds: [body.id], state: 'approved' })
  expect(await takeInvalidated()).toEqual(tags(event))
})

test('invalidation: merging and erasing an account invalidate the seats of its past and upcoming events', async () => {
  const [past, upcoming, taken] = [await world.given.event({ startsInDays: 1 }), await world.given.event(), await world.given.event()]
  for (const event of [past, upcoming, taken]) await register(boris, event.id)
  await cancel(boris, taken.id)
  await takeInvalidated()
  await world.db
    .transaction()
    .execute((tx) =>
      participationPersonalData.move(tx, { from: boris.id, to: owner.id }, { announce: world.resources.announce, now: world.clock.now() }),
    )
  expect(await takeInvalidated()).toEqual(tags(past, upcoming))
  const deps = { announce: world.resources.announce, now: new Date(past.start.getTime() + 86_400_000) }
  await world.db.transaction().execute((tx) => participationPersonalData.erase(tx, owner.id, deps))
  expect(await takeInvalidated()).toEqual(tags(past, upcoming))
})
