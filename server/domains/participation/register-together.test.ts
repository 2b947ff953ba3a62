import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { actorOf } from '../../kernel/actor.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { createRegistrationBatcher } from './register.ts'
import { lockedSeatAccess } from './seating.ts'
import type { SeatRequest } from './validate-requests.ts'

type Person = { id: number; token: string }
type Body = Omit<SeatRequest['body'], 'user_id'> & { user_id?: number }

let world: World
let crowd: Person[]

beforeAll(async () => {
  world = await createWorld()
  crowd = await world.given.crowd(12)
})
afterAll(() => world.close())

const seatRequestOf = async (person: Person, body: Body, now = world.clock.now()): Promise<SeatRequest> => {
  const actor = await actorOf(world.resources, person.token, world.clock.now())
  if (!actor) throw new Error('the token belongs to no user')
  return { actor, now, body: { user_id: person.id, ...body }, refuse: (code, details) => new Refusal(code, details) }
}

/** State or refusal of each request. The batcher settles the others together, while the first is in progress. */
const outcomesOf = async (seatRequests: SeatRequest[], seatAccess = lockedSeatAccess) => {
  const registrations = createRegistrationBatcher(world.resources, seatAccess)
  const settled = await Promise.allSettled(seatRequests.map(registrations))
  return settled.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.participant.state : reasonOf(outcome.reason)))
}
const reasonOf = (error: unknown) => (error instanceof Refusal ? Object.keys(error.details.fields ?? { [error.code]: 1 }).join() : String(error))

const listOf = async (eventId: number) => {
  const rows = await world.db
    .selectFrom('event_participants')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('state', '<>', 'noRequest')
    .orderBy('queue_number')
    .execute()
  return rows.map((row) => row.user_id)
}

const announcedTo = async (eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`select user_id from outbox
    where kind = 'participation.requested' and (payload->>'eventId')::bigint = ${eventId}`.execute(world.db)
  return rows.map((row) => row.user_id)
}

const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)

test('registration batch: fail only the impossible request, seat the others in order of arrival, and announce each once', async () => {
  const event = await world.given.event()
  const nowhere = 99_999_999
  const seatRequests = await Promise.all(
    crowd.map((person, index) => seatRequestOf(person, { eventId: event.id, spaceId: index === 5 ? nowhere : null })),
  )
  const outcomes = await outcomesOf(seatRequests)
  expect(outcomes).toEqual(crowd.map((_, index) => (index === 5 ? 'spaceId' : 'approved')))
  const seated = crowd.filter((_, index) => index !== 5).map(({ id }) => id)
  expect(await listOf(event.id)).toEqual(seated)
  expect(ascending(await announcedTo(event.id))).toEqual(ascending(seated))
  const { offline_taken } = await world.db
    .selectFrom('event_seats')
    .select('offline_taken')
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow()
  expect(offline_taken).toBe(seated.length)
})

test('registration batch: answer only after the commit, when other connections see the registration', async () => {
  const event = await world.given.event()
  const registrations = createRegistrationBatcher(world.resources)
  const seenBy = await Promise.all(
    crowd.map(async (person) => {
      await registrations(await seatRequestOf(person, { eventId: event.id }))
      return (await listOf(event.id)).includes(person.id)
    }),
  )
  expect(seenBy).toEqual(crowd.map(() => true))
})

test('registration batch: answer all requests as unavailable after a statement timeout, without retrying each', async () => {
  const event = await world.given.event()
  const [first, second, third] = crowd as [Person, Person, Person]
  const seatRequests = await Promise.all([first, second, third].map((person) => seatRequestOf(person, { eventId: event.id })))
  let reads = 0
  const read = async () => {
    reads += 1
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  }
  expect(await outcomesOf(seatRequests, { ...lockedSeatAccess, read })).toEqual(['unavailable', 'unavailable', 'unavailable'])
  expect(reads).toBe(2)
  expect(await listOf(event.id)).toEqual([])
})

test('registration batch: a lock on the seats of one event does not delay requests for another event', async () => {
  const [locked, free] = [await world.given.event(), await world.given.event()]
  const [first, second, third] = crowd as [Person, Person, Person]
  const registrations = createRegistrationBatcher(world.resources)
  const waiting = await world.db.transaction().execute(async (tx) => {
    await lockedSeatAccess.read(tx, [locked.id])
    const seatRequests = await Promise.all([first, second].map((person) => seatRequestOf(person, { eventId: locked.id })))
    const answers = seatRequests.map(registrations)
    await registrations(await seatRequestOf(third, { eventId: free.id }))
    return answers
  })
  expect(await listOf(free.id)).toEqual([third.id])
  await Promise.all(waiting)
  expect(await listOf(locked.id)).toEqual([first.id, second.id])
})

test('registration: report an unknown user or space as an error of its field', async () => {
  const event = await world.given.event()
  const control = await world.given.person({ roles: ['control'] })
  const ask = (body: object) => world.request({ method: 'POST', url: '/api/event-participants/registration', token: control.token, body })
  const stranger = await ask({ user_id: 99_999_999, eventId: event.id })
  expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([422, ['user_id']])
  const nowhere = await ask({ user_id: control.id, eventId: event.id, spaceId: 99_999_999 })
  expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['spaceId']])
})

test('registration batch: validate each request with its own actor and time', async () => {
  const [first, owner, banned, early, other] = crowd as [Person, Person, Person, Person, Person]
  const space = await world.given.space()
  const now = world.clock.now()
  const opens = new Date(now.getTime() - 60_000)
  const draft = await world.given.event({ status: 'draft', owner })
  const open = await world.given.event({ format: 'space', spaceId: space.id, registrationStart: opens, owner })
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: banned.id, until: null }).execute()
  const outcomes = await outcomesOf([
    await seatRequestOf(first, { eventId: open.id }),
    await seatRequestOf(first, { eventId: open.id }),
    await seatRequestOf(first, { eventId: draft.id }),
    await seatRequestOf(owner, { eventId: draft.id }),
    await seatRequestOf(banned, { eventId: open.id }),
    await seatRequestOf(early, { eventId: open.id }, new Date(opens.getTime() - 1)),
    await seatRequestOf(first, { eventId: open.id, user_id: other.id }),
    await seatRequestOf(owner, { eventId: open.id, user_id: other.id }),
    await seatRequestOf(first, { eventId: 99_999_999 }),
  ])
  expect(outcomes).toEqual([
    'approved',
    'alreadyRequested',
    'notFound',
    'registrationClosed',
    'banned',
    'registrationClosed',
    'forbidden',
    'approved',
    'notFound',
  ])
  expect(await listOf(open.id)).toEqual([first.id, other.id])
})

test('registration batch: apply a ban up to and including its last day', async () => {
  const [first, person] = crowd as [Person, Person]
  const space = await world.given.space()
  const event = await world.given.event({ format: 'space', spaceId: space.id })
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: person.id, until: '2026-03-10' }).execute()
  const seatRequests = [
    await seatRequestOf(first, { eventId: event.id }),
    await seatRequestOf(person, { eventId: event.id }),
    await seatRequestOf(person, { eventId: event.id }, new Date(world.clock.now().getTime() + 86_400_000)),
  ]
  expect(await outcomesOf(seatRequests)).toEqual(['approved', 'banned', 'approved'])
})

test('registration batch: queue a user behind the others of a batch after a cancellation', async () => {
  const event = await world.given.event({ participantLimit: 1 })
  const [seated, returning, ...others] = crowd.slice(0, 5) as [Person, Person, ...Person[]]
  await outcomesOf([await seatRequestOf(seated, { eventId: event.id }), await seatRequestOf(returning, { eventId: event.id })])
  const cancelled = await world.request({
    method: 'POST',
    url: '/api/event-participants/cancel',
    token: returning.token,
    body: { user_id: returning.id, eventId: event.id },
  })
  expect(cancelled.status).toBe(200)
  const seatRequests = await Promise.all([...others, returning].map((person) => seatRequestOf(person, { eventId: event.id })))
  expect(await outcomesOf(seatRequests)).toEqual(['wait', 'wait', 'wait', 'wait'])
  expect(await listOf(event.id)).toEqual([seated, ...others, returning].map(({ id }) => id))
})
