import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerFor } from '../../../tests/kit/caller.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { handlers } from '../../app.ts'
import { createCalls } from '../../kernel/call.ts'
import { registerWith, type TakeSeat } from './register.ts'

const people = 500
const seats = 50
const rounds = 20

let world: World
let crowd: { id: number; token: string }[]

beforeAll(async () => {
  world = await createWorld()
  crowd = await world.given.crowd(people)
})
afterAll(() => world.close())

/** What a careless hand would write: look, then take. Two who look at once take the same seat. */
const takeSeatWithoutLock: TakeSeat = async (tx, event) => {
  const now = await tx.selectFrom('event_seats').select(['seat_limit', 'offline_taken']).where('event_id', '=', event.id).executeTakeFirstOrThrow()
  if (now.offline_taken >= (now.seat_limit ?? 0)) return { state: 'wait', waitsForSeat: true }
  await tx
    .updateTable('event_seats')
    .set({ offline_taken: now.offline_taken + 1 })
    .where('event_id', '=', event.id)
    .execute()
  return { state: 'approved', waitsForSeat: false }
}

type Run = World['run']

const raceFor = async (run: Run) => {
  const event = await world.given.event({ participantLimit: seats })
  const register = (person: { id: number; token: string }) =>
    run({ address: 'POST /event-participants/registration', body: { user_id: person.id, eventId: event.id } }, callerFor(world, person.token))
  const outcomes = await Promise.allSettled(crowd.map(register))
  return { event, failed: outcomes.filter((outcome) => outcome.status === 'rejected') }
}

const listOf = (eventId: number) =>
  world.db
    .selectFrom('event_participants')
    .select(['user_id', 'state', 'waits_for_seat', 'queue_number'])
    .where('event_id', '=', eventId)
    .orderBy('queue_number')
    .execute()

test('500 people race for 50 seats, 20 times: exactly 50 get one, the rest wait in order of arrival, none lost, none twice', {
  timeout: 240_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { event, failed } = await raceFor(world.run)
    expect(failed).toEqual([])
    const list = await listOf(event.id)
    expect(new Set(list.map((row) => row.user_id)).size).toBe(people)
    expect(list.slice(0, seats).every((row) => row.state === 'approved')).toBe(true)
    expect(list.slice(seats).every((row) => row.state === 'wait' && row.waits_for_seat)).toBe(true)
    const taken = await world.db.selectFrom('event_seats').select('offline_taken').where('event_id', '=', event.id).executeTakeFirstOrThrow()
    expect(taken.offline_taken).toBe(seats)
  }
})

test('the same race without the lock gives away more seats than there are', { timeout: 120_000 }, async () => {
  const careless = createCalls(
    { ...handlers, 'POST /event-participants/registration': (ctx) => registerWith(ctx, takeSeatWithoutLock) },
    world.resources,
    true,
  )
  const { event } = await raceFor(careless)
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
  const register = ({ id, token }: { id: number; token: string }) =>
    world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId: event.id } })
  const answers = await Promise.all(crowd.slice(0, 2).map(register))
  expect(answers.map(({ body }) => body.state).sort()).toEqual(['approved', 'wait'])
  expect(answers.find(({ body }) => body.state === 'wait')?.body.queuePosition).toBe(1)
})
