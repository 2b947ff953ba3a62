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
  const notified = await approvalsOf(event.id)
  const { rows } = await world.database.pool.query<{ user_id: number }>(
    `select user_id from event_participants where event_id = $1 and state = 'approved'`,
    [event.id],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ user_id }) => notified.get(user_id) !== 1)).toEqual([])
  expect([...notified.values()].filter((count) => count !== 1)).toEqual([])
})

/** The emails about an approval for each user. */
const approvalsOf = async (eventId: number): Promise<Map<number, number>> => {
  const { rows } = await world.database.pool.query<{ user_id: number; count: number }>(
    `select (payload->>'userId')::bigint as user_id, count(*)::int as count from outbox
     where channel = 'email' and kind = 'participation.approved' and payload->>'eventId' = $1::text group by 1`,
    [eventId],
  )
  return new Map(rows.map(({ user_id, count }) => [Number(user_id), count]))
}

/** An open event with so many seats, and users on its list: the first have a seat, the others wait for one. */
const full = async (limit: number, size: number) => {
  const event = await world.given.event({ owner, participantLimit: limit })
  const entries = crowd.slice(0, size).map(({ id }, index) => ({
    ...{ event_id: event.id, user_id: id, format: 'offline' as const, space_id: null, quiz_answer_id: null, created_at: world.clock.now() },
    ...{ state: index < limit ? ('approved' as const) : ('wait' as const), waits_for_seat: index >= limit },
  }))
  const rows = await world.db.transaction().execute((tx) => addParticipants(tx, entries))
  await world.db.updateTable('event_seats').set({ offline_taken: limit }).where('event_id', '=', event.id).execute()
  return { event, ids: rows.map(({ id }) => id) }
}

test('decision race: declines, approvals and cancellations give every freed seat once, to the waiting list, with one message each', {
  timeout: limitMs(120_000),
}, async () => {
  const { event, ids } = await full(60, 200)
  const post = (token: string, url: string, body: object) => world.request({ method: 'POST', url: `/api${url}`, token, body })
  const decideOn = (participantIds: number[], state: string) =>
    post(owner.token, '/owner/event-participants/state-update', { eventId: event.id, participantIds, state })
  const cancel = ({ id, token }: Person) => post(token, '/event-participants/cancel', { user_id: id, eventId: event.id })
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, part) => decideOn(ids.slice(part * 3, part * 3 + 3), 'declined')),
    ...crowd.slice(20, 45).map(cancel),
    ...crowd.slice(60, 70).map(cancel),
    ...ids.slice(150, 170).map((id) => decideOn([id], 'approved')),
  ])
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
  expect(await approvedOf(event.id)).toEqual([60, 60, 60])
  const { rows } = await world.database.pool.query<{ user_id: number }>(
    `select user_id from event_participants where event_id = $1 and state = 'approved' and not user_id = any($2::bigint[])`,
    [event.id, crowd.slice(0, 60).map(({ id }) => id)],
  )
  const notified = await approvalsOf(event.id)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ user_id }) => notified.get(Number(user_id)) !== 1)).toEqual([])
})

/** Reads the seats without a lock. */
const unlocked = async (tx: Parameters<typeof lockEventSeats>[0], eventId: number): Promise<EventSeats> => {
  const row = await tx.selectFrom('event_seats').selectAll().where('event_id', '=', eventId).executeTakeFirstOrThrow()
  await delay(50)
  return { ...row, status: 'published', moderation: 'approved' }
}

const approval = (eventId: number, participantIds: number[]): Decision => ({
  eventId,
  participantIds,
  state: 'approved',
  comment: null,
  decidedBy: owner.id,
})

test('decision race: without the lock a decision meets the limit of the table instead of an answer', { timeout: limitMs(60_000) }, async () => {
  const { event, ids } = await asked()
  const race = (lock: typeof lockEventSeats) =>
    Promise.allSettled(
      [ids.slice(0, seats), ids.slice(seats, 2 * seats)].map((part) =>
        world.db.transaction().execute((tx) => decide(world.resources, tx, approval(event.id, part), lock)),
      ),
    )
  const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code as string] : []))
  // 23514: a check constraint of the table
  expect(codes(await race(unlocked))).toEqual(['23514'])
  expect(await approvedOf(event.id)).toEqual([seats, seats, seats])
})
