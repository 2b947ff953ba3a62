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

const wishOf = async (person: Person, body: Body, now = world.clock.now()): Promise<SeatRequest> => {
  const actor = await actorOf(world.resources, person.token, world.clock.now())
  if (!actor) throw new Error('who wishes is signed in')
  return { actor, now, body: { user_id: person.id, ...body }, refuse: (code, details) => new Refusal(code, details) }
}

/** All in one transaction: while the first is settled, the others gather. What each got, or the refusal. */
const outcomesOf = async (seatRequests: SeatRequest[], seatAccess = lockedSeatAccess) => {
  const registrations = createRegistrationBatcher(world.resources, seatAccess)
  const settled = await Promise.allSettled(seatRequests.map(registrations))
  return settled.map((one) => (one.status === 'fulfilled' ? one.value.participant.state : faultOf(one.reason)))
}
const faultOf = (error: unknown) => (error instanceof Refusal ? Object.keys(error.details.fields ?? { [error.code]: 1 }).join() : String(error))

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

const toldOf = async (eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`select (data->>'userId')::bigint as user_id from jobs.job
    where name = 'participation.requested/letter' and (data->>'eventId')::bigint = ${eventId}`.execute(world.db)
  return rows.map((row) => row.user_id)
}

const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)

test('a wish that cannot be fails alone: the others have their seats in order of arrival, and each is told of once', async () => {
  const event = await world.given.event()
  const nowhere = 99_999_999
  const seatRequests = await Promise.all(crowd.map((person, index) => wishOf(person, { eventId: event.id, spaceId: index === 5 ? nowhere : null })))
  const outcomes = await outcomesOf(seatRequests)
  expect(outcomes).toEqual(crowd.map((_, index) => (index === 5 ? 'spaceId' : 'approved')))
  const seated = crowd.filter((_, index) => index !== 5).map(({ id }) => id)
  expect(await listOf(event.id)).toEqual(seated)
  expect(ascending(await toldOf(event.id))).toEqual(ascending(seated))
  const { offline_taken } = await world.db
    .selectFrom('event_seats')
    .select('offline_taken')
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow()
  expect(offline_taken).toBe(seated.length)
})

test('nobody is answered before his registration is there for all to see', async () => {
  const event = await world.given.event()
  const registrations = createRegistrationBatcher(world.resources)
  const seenBy = await Promise.all(
    crowd.map(async (person) => {
      await registrations(await wishOf(person, { eventId: event.id }))
      return (await listOf(event.id)).includes(person.id)
    }),
  )
  expect(seenBy).toEqual(crowd.map(() => true))
})

test('what is nobody’s fault is not tried again for each: they are told to come back', async () => {
  const event = await world.given.event()
  const [first, second, third] = crowd as [Person, Person, Person]
  const seatRequests = await Promise.all([first, second, third].map((person) => wishOf(person, { eventId: event.id })))
  let looks = 0
  const read = async () => {
    looks += 1
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  }
  expect(await outcomesOf(seatRequests, { ...lockedSeatAccess, read })).toEqual(['unavailable', 'unavailable', 'unavailable'])
  expect(looks).toBe(2)
  expect(await listOf(event.id)).toEqual([])
})

test('who holds the seats of one event long keeps those of another from nobody, and later nobody from those of the first', async () => {
  const [held, free] = [await world.given.event(), await world.given.event()]
  const [first, second, third] = crowd as [Person, Person, Person]
  const registrations = createRegistrationBatcher(world.resources)
  const waiting = await world.db.transaction().execute(async (tx) => {
    await lockedSeatAccess.read(tx, [held.id])
    const asked = await Promise.all([first, second].map((person) => wishOf(person, { eventId: held.id })))
    const answers = asked.map(registrations)
    await registrations(await wishOf(third, { eventId: free.id }))
    return answers
  })
  expect(await listOf(free.id)).toEqual([third.id])
  await Promise.all(waiting)
  expect(await listOf(held.id)).toEqual([first.id, second.id])
})

test('a person or space that does not exist is a fault of its field', async () => {
  const event = await world.given.event()
  const control = await world.given.person({ roles: ['control'] })
  const ask = (body: object) => world.request({ method: 'POST', url: '/api/event-participants/registration', token: control.token, body })
  const stranger = await ask({ user_id: 99_999_999, eventId: event.id })
  expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([422, ['user_id']])
  const nowhere = await ask({ user_id: control.id, eventId: event.id, spaceId: 99_999_999 })
  expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['spaceId']])
})

test('wishes taken together are each judged by their own actor and moment', async () => {
  const [first, owner, banned, early, other] = crowd as [Person, Person, Person, Person, Person]
  const space = await world.given.space()
  const now = world.clock.now()
  const opens = new Date(now.getTime() - 60_000)
  const draft = await world.given.event({ status: 'draft', owner })
  const open = await world.given.event({ format: 'space', spaceId: space.id, registrationStart: opens, owner })
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: banned.id, until: null }).execute()
  const outcomes = await outcomesOf([
    await wishOf(first, { eventId: open.id }),
    await wishOf(first, { eventId: open.id }),
    await wishOf(first, { eventId: draft.id }),
    await wishOf(owner, { eventId: draft.id }),
    await wishOf(banned, { eventId: open.id }),
    await wishOf(early, { eventId: open.id }, new Date(opens.getTime() - 1)),
    await wishOf(first, { eventId: open.id, user_id: other.id }),
    await wishOf(owner, { eventId: open.id, user_id: other.id }),
    await wishOf(first, { eventId: 99_999_999 }),
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

test('a ban counts to its last day, included', async () => {
  const [first, person] = crowd as [Person, Person]
  const space = await world.given.space()
  const event = await world.given.event({ format: 'space', spaceId: space.id })
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: person.id, until: '2026-03-10' }).execute()
  const seatRequests = [
    await wishOf(first, { eventId: event.id }),
    await wishOf(person, { eventId: event.id }),
    await wishOf(person, { eventId: event.id }, new Date(world.clock.now().getTime() + 86_400_000)),
  ]
  expect(await outcomesOf(seatRequests)).toEqual(['approved', 'banned', 'approved'])
})

test('who took his registration back stands at the end of the line when he comes again, with people who come first', async () => {
  const event = await world.given.event({ participantLimit: 1 })
  const [seated, back, ...others] = crowd.slice(0, 5) as [Person, Person, ...Person[]]
  await outcomesOf([await wishOf(seated, { eventId: event.id }), await wishOf(back, { eventId: event.id })])
  const cancelled = await world.request({
    method: 'POST',
    url: '/api/event-participants/cancel',
    token: back.token,
    body: { user_id: back.id, eventId: event.id },
  })
  expect(cancelled.status).toBe(200)
  const seatRequests = await Promise.all([...others, back].map((person) => wishOf(person, { eventId: event.id })))
  expect(await outcomesOf(seatRequests)).toEqual(['wait', 'wait', 'wait', 'wait'])
  expect(await listOf(event.id)).toEqual([seated, ...others, back].map(({ id }) => id))
})
