import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { lockSeats } from './seats.ts'

let world: World
let owner: Person
let crowd: Person[]
type Person = { id: number; token: string }

beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
})
afterAll(() => world.close())
beforeEach(async () => {
  crowd = await world.given.crowd(3)
})

const send = (call: 'registration' | 'cancel', by: Person, eventId: number, of = by) =>
  world.request({ method: 'POST', url: `/api/event-participants/${call}`, token: by.token, body: { user_id: of.id, eventId } })
const stateOf = async (person: Person, eventId: number) =>
  (await world.request({ url: `/api/event-participants/status?eventId=${eventId}`, token: person.token })).body.state
const countOf = async (eventId: number) => (await world.request({ url: `/api/events/${eventId}` })).body.participantsCount

test('cancellation: reject one for another user with 403, and accept it from the organizer', async () => {
  const [guest, stranger] = crowd as [Person, Person, Person] // a crowd of three
  const event = await world.given.event({ owner })
  await send('registration', guest, event.id)
  const answer = await send('cancel', stranger, event.id, guest)
  expect([answer.status, answer.body.reason]).toEqual([403, 'forbidden'])
  expect(await stateOf(guest, event.id)).toBe('approved')
  expect((await send('cancel', owner, event.id, guest)).status).toBe(200)
  expect(await stateOf(guest, event.id)).toBe('noRequest')
})

test('cancellation: free no seat when a waiting user cancels', async () => {
  const [first, second, third] = crowd as [Person, Person, Person] // a crowd of three
  const event = await world.given.event({ participantLimit: 1 })
  expect((await send('registration', first, event.id)).body.state).toBe('approved')
  expect((await send('registration', second, event.id)).body.state).toBe('wait')
  expect((await send('cancel', second, event.id)).status).toBe(200)
  expect(await countOf(event.id)).toBe(1)
  expect((await send('registration', third, event.id)).body).toMatchObject({ state: 'wait', queuePosition: 1 })
})

test('cancellation: free one seat when two requests of a participant wait for the same lock', async () => {
  const [first, second] = crowd as [Person, Person, Person] // a crowd of three
  const event = await world.given.event()
  for (const person of [first, second]) await send('registration', person, event.id)
  const answers = await world.db.transaction().execute(async (tx) => {
    await lockSeats(tx, event.id)
    const both = [1, 2].map(() => send('cancel', first, event.id))
    await untilWaiting(world, 2)
    return () => Promise.all(both)
  })
  expect((await answers()).map((answer) => [answer.status, answer.body.reason]).sort()).toEqual([
    [200, undefined],
    [422, 'notRegistered'],
  ])
  expect(await countOf(event.id)).toBe(1)
})
