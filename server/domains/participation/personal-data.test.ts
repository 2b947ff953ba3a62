import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordKinds } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import type { Tx } from '../../kernel/db.ts'
import { participationPersonalData } from './personal-data.ts'

type Person = { id: number; token: string }
type Event = { id: number }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const register = async (event: Event, person: Person) => {
  const body = { user_id: person.id, eventId: event.id }
  expect((await world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body })).status).toBe(200)
}

const eventsWith = async (count: number, ...people: Person[]) => {
  const events: Event[] = []
  for (let number = 0; number < count; number += 1) {
    const event = await world.given.event({ participantLimit: 5 })
    for (const person of people) await register(event, person)
    events.push(event)
  }
  return events
}

const statementsOf = async (change: (tx: Tx) => Promise<void>) => {
  const kinds: string[] = []
  await world.db.withPlugin(recordKinds(kinds)).transaction().execute(change)
  return kinds
}

/** Taken seats of each event, and its list of users with their states. */
const listsOf = async (events: Event[]) => {
  const lists: [number, string[]][] = []
  for (const { id } of events) {
    const { online_taken, offline_taken } = await world.db
      .selectFrom('event_seats')
      .select(['online_taken', 'offline_taken'])
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = await world.db.selectFrom('event_participants').select(['user_id', 'state']).where('event_id', '=', id).orderBy('id').execute()
    lists.push([online_taken + offline_taken, rows.map(({ user_id, state }) => `${user_id} ${state}`)])
  }
  return lists
}

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })

const erase = (person: Person) => (tx: Tx) => participationPersonalData.erase(tx, person.id, deps())

const move = (from: Person, to: Person) => (tx: Tx) => participationPersonalData.move(tx, { from: from.id, to: to.id }, deps())

test('account deletion: release the seats of 12 events with as many statements as those of 2', async () => {
  const erased = async (count: number) => {
    const [leaver, other] = [await world.given.person(), await world.given.person()]
    const events = await eventsWith(count, leaver, other)
    const kinds = await statementsOf(erase(leaver))
    expect(await listsOf(events)).toEqual(events.map(() => [1, [`${leaver.id} noRequest`, `${other.id} approved`]]))
    return kinds
  }
  expect(await erased(12)).toEqual(await erased(2))
})

test('account deletion: assign the released seat of each event to its first waiting user (V376)', async () => {
  const [leaver, first, second] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const events = [await world.given.event({ participantLimit: 1 }), await world.given.event({ participantLimit: 1 })]
  for (const event of events) for (const person of [leaver, first, second]) await register(event, person)
  await statementsOf(erase(leaver))
  expect(await listsOf(events)).toEqual(events.map(() => [1, [`${leaver.id} noRequest`, `${first.id} approved`, `${second.id} wait`]]))
})

test('merge: keep one seat of two at 12 events with as many statements as at 2', async () => {
  const merged = async (count: number) => {
    const [from, to] = [await world.given.person(), await world.given.person()]
    const events = await eventsWith(count, from, to)
    const kinds = await statementsOf(move(from, to))
    expect(await listsOf(events)).toEqual(events.map(() => [1, [`${to.id} approved`]]))
    return kinds
  }
  expect(await merged(12)).toEqual(await merged(2))
})

test('merge: keep the approved place where the other account waits', async () => {
  const [from, to] = [await world.given.person(), await world.given.person()]
  const events = [await world.given.event({ participantLimit: 1 }), await world.given.event({ participantLimit: 1 })]
  for (const [index, event] of events.entries()) for (const person of index === 0 ? [from, to] : [to, from]) await register(event, person)
  await statementsOf(move(from, to))
  expect(await listsOf(events)).toEqual(events.map(() => [1, [`${to.id} approved`]]))
})

test('merge: give the seat that both accounts had to the first in its line, except at a finished event', async () => {
  const [from, to, waiting] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const events = [await world.given.event({ participantLimit: 2 }), await world.given.event({ participantLimit: 2 })]
  for (const event of events) for (const person of [from, to, waiting]) await register(event, person)
  const finished = { date_start: new Date(world.clock.now().getTime() - 7_200_000), date_end: new Date(world.clock.now().getTime() - 3_600_000) }
  await world.db
    .updateTable('events')
    .set(finished)
    .where('id', '=', events[1]?.id ?? 0)
    .execute()
  await statementsOf(move(from, to))
  expect(await listsOf(events)).toEqual([
    [2, [`${to.id} approved`, `${waiting.id} approved`]],
    [1, [`${to.id} approved`, `${waiting.id} wait`]],
  ])
})

test('merge: keep the request of the other account where this one has cancelled', async () => {
  const [taker, from, to] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const event = await world.given.event({ participantLimit: 1 })
  for (const person of [taker, to, from]) await register(event, person)
  const body = { user_id: to.id, eventId: event.id }
  expect((await world.request({ method: 'POST', url: '/api/event-participants/cancel', token: to.token, body })).status).toBe(200)
  await statementsOf(move(from, to))
  expect(await listsOf([event])).toEqual([[1, [`${taker.id} approved`, `${to.id} wait`]]])
})
