import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerFor } from '../../../tests/kit/caller.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { handlers } from '../../app.ts'
import { createCalls } from '../../kernel/call.ts'
import { createRegistrationBatcher, type Registrations, registerInBatch } from './register.ts'
import { lockedSeatAccess, type SeatAccess } from './seating.ts'

const people = 500
const seats = 50
const rounds = 10

let world: World
let crowd: Person[]
type Person = { id: number; token: string }
type Run = World['run']
type Answer = { user_id: number; queuePosition: number | null }

beforeAll(async () => {
  world = await createWorld()
  crowd = await world.given.crowd(people)
})
afterAll(() => world.close())

/** As another process would register, at the same database. */
const processWith = (seatAccess: SeatAccess): Run => {
  const registrations: Registrations = createRegistrationBatcher(world.resources, seatAccess)
  return createCalls(
    { ...handlers, 'POST /event-participants/registration': (ctx) => registerInBatch(ctx, registrations) },
    world.resources,
    true,
  ) as Run
}

/** Looks, and takes its time before it takes. */
const slowSeatAccess: SeatAccess = {
  ...lockedSeatAccess,
  read: async (tx, eventIds) => {
    const seen = await lockedSeatAccess.read(tx, eventIds)
    await delay(20)
    return seen
  },
}

/** What a careless hand would write: look, then take. Two who look at once take the same seats. */
const unlockedSeatAccess: SeatAccess = {
  read: async (tx, eventIds) => {
    const seen = await tx.selectFrom('event_seats').selectAll().where('event_id', 'in', eventIds).execute()
    await delay(20)
    return seen
  },
  take: async (tx, taken, seen) => {
    for (const { event_id, offline } of taken) {
      const before = seen.find((row) => row.event_id === event_id)?.offline_taken ?? 0
      await tx
        .updateTable('event_seats')
        .set({ offline_taken: before + offline })
        .where('event_id', '=', event_id)
        .execute()
    }
  },
}

/** Everybody registers at once, each with one of the processes in turn. */
const raceFor = async (runs: Run[]) => {
  const event = await world.given.event({ participantLimit: seats })
  const register = (person: Person, index: number) =>
    runs[index % runs.length]?.(
      { address: 'POST /event-participants/registration', body: { user_id: person.id, eventId: event.id } },
      callerFor(world, person.token),
    )
  const outcomes = await Promise.allSettled(crowd.map(register))
  return {
    event,
    failed: outcomes.filter((outcome) => outcome.status === 'rejected'),
    answers: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value as Answer] : [])),
  }
}

const listOf = (eventId: number) =>
  world.db
    .selectFrom('event_participants')
    .select(['user_id', 'state', 'waits_for_seat', 'queue_number'])
    .where('event_id', '=', eventId)
    .orderBy('queue_number')
    .execute()

const expectFair = async ({ event, failed, answers }: Awaited<ReturnType<typeof raceFor>>) => {
  expect(failed).toEqual([])
  const list = await listOf(event.id)
  expect(new Set(list.map((row) => row.user_id)).size).toBe(people)
  expect(list.slice(0, seats).every((row) => row.state === 'approved')).toBe(true)
  expect(list.slice(seats).every((row) => row.state === 'wait' && row.waits_for_seat)).toBe(true)
  const taken = await world.db.selectFrom('event_seats').select('offline_taken').where('event_id', '=', event.id).executeTakeFirstOrThrow()
  expect(taken.offline_taken).toBe(seats)
  const told = new Map(answers.map(({ user_id, queuePosition }) => [user_id, queuePosition]))
  expect(list.map((row) => told.get(row.user_id))).toEqual(list.map((_, place) => (place < seats ? null : place - seats + 1)))
}

test('500 people race for 50 seats, 10 times: exactly 50 get one, the rest wait in order of arrival as they were told, none lost, none twice', {
  timeout: limitMs(240_000),
}, async () => {
  for (let round = 0; round < rounds; round += 1) await expectFair(await raceFor([world.run]))
})

test('the same holds for three processes at one database, however slow one is', { timeout: limitMs(240_000) }, async () => {
  const runs = [world.run, processWith(lockedSeatAccess), processWith(slowSeatAccess)]
  for (let round = 0; round < 3; round += 1) await expectFair(await raceFor(runs))
})

test('the same race of two processes without the lock gives away more seats than there are', { timeout: limitMs(120_000) }, async () => {
  const { event } = await raceFor([processWith(unlockedSeatAccess), processWith(unlockedSeatAccess)])
  const approved = (await listOf(event.id)).filter((row) => row.state === 'approved')
  expect(approved.length).toBeGreaterThan(seats)
})

test('one person who presses many times at once is on the list once (V155)', async () => {
  const event = await world.given.event({ participantLimit: 5 })
  const [person] = crowd
  if (!person) throw new Error('the crowd is not empty')
  const body = { user_id: person.id, eventId: event.id }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await listOf(event.id)).toHaveLength(1)
})

test('the last seat goes to one of two, the other is next in line', async () => {
  const event = await world.given.event({ participantLimit: 1 })
  const register = ({ id, token }: Person) =>
    world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId: event.id } })
  const answers = await Promise.all(crowd.slice(0, 2).map(register))
  expect(answers.map(({ body }) => body.state).sort()).toEqual(['approved', 'wait'])
  expect(answers.find(({ body }) => body.state === 'wait')?.body.queuePosition).toBe(1)
})

test('processes that register for the same events in different orders never wait for each other in a circle', {
  timeout: limitMs(120_000),
}, async () => {
  const runs = [processWith(slowSeatAccess), processWith(slowSeatAccess)]
  const events = [await world.given.event(), await world.given.event(), await world.given.event()]
  const some = crowd.slice(0, 60)
  const seatRequests = some.flatMap((person, index) => {
    const order = index % 2 === 0 ? events : events.toReversed()
    return order.map((event) => ({ person, event }))
  })
  const outcomes = await Promise.allSettled(
    seatRequests.map(({ person, event }, index) =>
      runs[index % 2]?.(
        { address: 'POST /event-participants/registration', body: { user_id: person.id, eventId: event.id } },
        callerFor(world, person.token),
      ),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  for (const event of events) expect(await listOf(event.id)).toHaveLength(some.length)
})
