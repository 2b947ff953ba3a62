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

/** Simulates another process at the same database: it has its own batcher. */
const processWith = (seatAccess: SeatAccess): Run => {
  const registrations: Registrations = createRegistrationBatcher(world.resources, seatAccess)
  return createCalls(
    { ...handlers, 'POST /event-participants/registration': (ctx) => registerInBatch(ctx, registrations) },
    world.resources,
    true,
  ) as Run
}

/** Pauses while it holds the lock. */
const slowSeatAccess: SeatAccess = {
  ...lockedSeatAccess,
  read: async (tx, eventIds) => {
    const seatRows = await lockedSeatAccess.read(tx, eventIds)
    await delay(20)
    return seatRows
  },
}

/** Reads without a lock, so that two processes can take the same seats. */
const unlockedSeatAccess: SeatAccess = {
  read: async (tx, eventIds) => {
    const seatRows = await tx.selectFrom('event_seats').selectAll().where('event_id', 'in', eventIds).execute()
    await delay(20)
    return seatRows.map((row) => ({ ...row, status: 'published' as const, moderation: 'approved' as const }))
  },
  take: async (tx, taken, seatRows) => {
    for (const { event_id, offline } of taken) {
      const before = seatRows.find((row) => row.event_id === event_id)?.offline_taken ?? 0
      await tx
        .updateTable('event_seats')
        .set({ offline_taken: before + offline })
        .where('event_id', '=', event_id)
        .execute()
    }
  },
}

/** Registers the whole crowd at once, distributed over the processes. */
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
  const reported = new Map(answers.map(({ user_id, queuePosition }) => [user_id, queuePosition]))
  expect(list.map((row) => reported.get(row.user_id))).toEqual(list.map((_, place) => (place < seats ? null : place - seats + 1)))
}

test('registration race: of 500 users exactly 50 get a seat, and the others wait at the returned positions, in 10 rounds', {
  timeout: limitMs(240_000),
}, async () => {
  for (let round = 0; round < rounds; round += 1) await expectFair(await raceFor([world.run]))
})

test('registration race: the same holds for three processes at one database, one of them slow', { timeout: limitMs(240_000) }, async () => {
  const runs = [world.run, processWith(lockedSeatAccess), processWith(slowSeatAccess)]
  for (let round = 0; round < 3; round += 1) await expectFair(await raceFor(runs))
})

test('registration race: without the lock two processes assign more seats than exist', { timeout: limitMs(120_000) }, async () => {
  const { event } = await raceFor([processWith(unlockedSeatAccess), processWith(unlockedSeatAccess)])
  const approved = (await listOf(event.id)).filter((row) => row.state === 'approved')
  expect(approved.length).toBeGreaterThan(seats)
})

test('registration race: accept one of 20 simultaneous requests of a user (V155)', async () => {
  const event = await world.given.event({ participantLimit: 5 })
  const [person] = crowd
  if (!person) throw new Error('the crowd is empty')
  const body = { user_id: person.id, eventId: event.id }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await listOf(event.id)).toHaveLength(1)
})

test('registration race: assign the last seat to one of two users, and the first waiting place to the other', async () => {
  const event = await world.given.event({ participantLimit: 1 })
  const register = ({ id, token }: Person) =>
    world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId: event.id } })
  const answers = await Promise.all(crowd.slice(0, 2).map(register))
  expect(answers.map(({ body }) => body.state).sort()).toEqual(['approved', 'wait'])
  expect(answers.find(({ body }) => body.state === 'wait')?.body.queuePosition).toBe(1)
})

test('registration race: processes that lock the same events in different orders never deadlock', {
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
