import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { type Decision, decide } from '../participation/decide.ts'
import type { EventSeats, lockEventSeats } from '../participation/seats.ts'
import { addParticipants } from '../participation/store.ts'

type Person = { id: number; token: string }

const people = 1_000
const seats = 400

let world: World
let owner: Person
let crowd: Person[]
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  crowd = await world.given.crowd(people)
}, limitMs(120_000))
afterAll(() => world.close())

/** An event with fewer seats than users who wait for a decision. */
const asked = async () => {
  const event = await world.given.event({ access: 'approval-required', owner, participantLimit: seats })
  const entry = {
    event_id: event.id,
    state: 'wait' as const,
    waits_for_seat: false,
    format: 'offline' as const,
    space_id: null,
    quiz_answer_id: null,
  }
  const entries = crowd.map(({ id }) => ({ ...entry, user_id: id, created_at: world.clock.now() }))
  const rows = await world.db.transaction().execute((tx) => addParticipants(tx, entries))
  return { event, ids: rows.map(({ id }) => id) }
}

const approvedOf = async (eventId: number) => {
  const { rows } = await world.database.pool.query<{ approved: number; taken: number; counted: number }>(
    `select (select count(*) from event_participants where event_id = $1 and state = 'approved') as approved,
      (select online_taken + offline_taken from event_seats where event_id = $1) as taken,
      (select c.approved from event_participant_counts c where event_id = $1) as counted`,
    [eventId],
  )
  return rows.map(({ approved, taken, counted }) => [Number(approved), taken, counted])[0] ?? []
}

test('decision race: 1,000 participants against cancellations and the last seats never exceed the limit, each notified once', {
  timeout: limitMs(120_000),
}, async () => {
  const { event, ids } = await asked()
  const approve = (participantIds: number[]) =>
    world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: owner.token,
      body: { eventId: event.id, participantIds, state: 'approved' },
    })
  const cancel = ({ id, token }: Person) =>
    world.request({ method: 'POST', url: '/api/event-participants/cancel', token, body: { user_id: id, eventId: event.id } })
  const parts = Array.from({ length: 20 }, (_, part) => ids.slice(part * 50, part * 50 + 50))
  // every part twice, so that decisions about the same participants meet
  const answers = await Promise.all([...parts.flatMap((part) => [approve(part), approve(part)]), approve(ids), ...crowd.slice(0, 50).map(cancel)])
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
  const [approved = 0, taken, counted] = await approvedOf(event.id)
  expect([approved <= seats, taken, counted]).toEqual([true, approved, approved])
  const { rows } = await world.database.pool.query<{ users: number; messages: number }>(
    `select count(distinct user_id) as users, count(*) as messages from outbox
     where channel = 'email' and kind = 'participation.approved' and payload->>'eventId' = $1`,
    [event.id],
  )
  expect(Number(rows[0]?.messages)).toBe(Number(rows[0]?.users))
})

/** Reads the seats without a lock. */
const unlocked = async (tx: Parameters<typeof lockEventSeats>[0], eventId: number): Promise<EventSeats> => {
  const row = await tx.selectFrom('event_seats').selectAll().where('event_id', '=', eventId).executeTakeFirstOrThrow()
  await delay(50)
  return { ...row, status: 'published', moderation: 'approved' }
}

test('decision race: without the lock a decision meets the limit of the table instead of an answer', { timeout: limitMs(60_000) }, async () => {
  const { event, ids } = await asked()
  const decision = (participantIds: number[]): Decision => ({
    eventId: event.id,
    participantIds,
    state: 'approved',
    comment: null,
    decidedBy: owner.id,
  })
  const race = (lock: typeof lockEventSeats) =>
    Promise.allSettled(
      [ids.slice(0, seats), ids.slice(seats, 2 * seats)].map((part) =>
        world.db.transaction().execute((tx) => decide(world.resources, tx, decision(part), lock)),
      ),
    )
  const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : []))
  // 23514: a check constraint of the table
  expect(codes(await race(unlocked))).toEqual(['23514'])
  expect(await approvedOf(event.id)).toEqual([seats, seats, seats])
})
