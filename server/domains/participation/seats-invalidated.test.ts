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

/** Events whose seats were told of since the test began, or since it last asked. */
const toldOf = async () => {
  const rows = await world.db.deleteFrom('changes').returning('tags').execute()
  return [...new Set(rows.flatMap(({ tags }) => tags))].filter((tag) => tag.startsWith('seats:')).sort()
}
const tags = (...events: { id: number }[]) => events.map(({ id }) => seatsTag(id)).sort()

test('a registration, and taking it back, tell of the seats of their event alone; what is refused tells nothing', async () => {
  const event = await world.given.event()
  await world.given.event()
  await register(anna, event.id)
  expect(await toldOf()).toEqual(tags(event))
  expect((await register(anna, event.id)).status).toBe(409)
  expect(await toldOf()).toEqual([])
  await cancel(anna, event.id)
  expect(await toldOf()).toEqual(tags(event))
})

test('a decision of the organizer tells of the seats', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const { body } = await register(anna, event.id)
  await toldOf()
  await post(owner, '/owner/event-participants/state-update', { eventId: event.id, participantIds: [body.id], state: 'approved' })
  expect(await toldOf()).toEqual(tags(event))
})

test('whoever leaves, or becomes one with another, is told of wherever he was on a list, past or to come', async () => {
  const [past, ahead, taken] = [await world.given.event({ startsInDays: 1 }), await world.given.event(), await world.given.event()]
  for (const event of [past, ahead, taken]) await register(boris, event.id)
  await cancel(boris, taken.id)
  await toldOf()
  await world.db.transaction().execute((tx) => participationPersonalData.move(tx, { from: boris.id, to: owner.id }))
  expect(await toldOf()).toEqual(tags(past, ahead))
  const deps = { announce: world.resources.announce, now: new Date(past.start.getTime() + 86_400_000) }
  await world.db.transaction().execute((tx) => participationPersonalData.erase(tx, owner.id, deps))
  expect(await toldOf()).toEqual(tags(past, ahead))
})
