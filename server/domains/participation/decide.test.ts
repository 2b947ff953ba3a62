import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementsFor } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { lockSeats, moveSeats } from './seats.ts'
import { addParticipants, changeParticipants } from './store.ts'
import { admitWaiting } from './waiting-list.ts'

type Person = { id: number; token: string }
type Event = { id: number }
type Applicant = { format?: 'online' | 'offline'; state?: 'wait' | 'approved'; waitsForSeat?: boolean }

const address = 'POST /owner/event-participants/state-update'
const maxAtOnce = 1000

let world: World
let owner: Person
let crowd: Person[]

beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  crowd = await world.given.crowd(2 * maxAtOnce)
})
afterAll(() => world.close())

/** Adds `count` users of the crowd to the list of the event, starting with the one at index `first`. */
const apply = async (event: Event, count: number, { format = 'offline', state = 'wait', waitsForSeat = false }: Applicant = {}, first = 0) => {
  const nothing = { space_id: null, quiz_answer_id: null }
  const entries = crowd
    .slice(first, first + count)
    .map(({ id }) => ({ ...nothing, event_id: event.id, user_id: id, state, waits_for_seat: waitsForSeat, format, created_at: world.clock.now() }))
  const added = await world.db.transaction().execute((tx) => addParticipants(tx, entries))
  expect(added).toHaveLength(count)
  if (state === 'approved')
    await world.db
      .updateTable('event_seats')
      .set((eb) => ({ [`${format}_taken`]: eb(`${format}_taken`, '+', count) }))
      .where('event_id', '=', event.id)
      .execute()
  return added.map(({ id }) => id)
}

const byApplication = (more: Parameters<World['given']['event']>[0] = {}) =>
  world.given.event({ access: 'approval-required', owner, format: 'online', onlineWithSpace: true, ...more })

const decideAs = (person: Person, event: Event, participantIds: number[], state: string, comment?: string) =>
  world.request({
    method: 'POST',
    url: '/api/owner/event-participants/state-update',
    token: person.token,
    body: { eventId: event.id, participantIds, state, comment },
  })
const decide = (event: Event, participantIds: number[], state: string, comment?: string) => decideAs(owner, event, participantIds, state, comment)

const seatsOf = (event: Event) =>
  world.db.selectFrom('event_seats').select(['online_taken', 'offline_taken']).where('event_id', '=', event.id).executeTakeFirstOrThrow()

const listOf = (event: Event) =>
  world.db
    .selectFrom('event_participants')
    .select(['id', 'state', 'waits_for_seat', 'comment'])
    .where('event_id', '=', event.id)
    .orderBy('queue_number')
    .execute()

const noticesAbout = async (event: Event) => {
  const { rows } = await world.database.pool.query<{ kind: string; channel: string; because: string | null; count: number }>(
    `select kind, channel, payload->>'because' as because, count(*) from outbox
     where payload->>'eventId' = $1 and kind like 'participation.%' group by 1, 2, 3 order by kind collate "C", channel desc, because`,
    [event.id],
  )
  return rows.map(({ kind, channel, because, count }) => [kind, 'by', channel, because, Number(count)].filter((part) => part !== null).join(' '))
}

test('decide: run as many statements for 50 participants as for 2', async () => {
  const [small, large] = [await byApplication(), await byApplication()]
  const statements = async (event: Event, count: number) => {
    const participantIds = await apply(event, count)
    const body = (state: 'approved' | 'declined') => ({ eventId: event.id, participantIds, state })
    const approving = await statementsFor(world, { address, body: body('approved') }, owner.token)
    return [approving, await statementsFor(world, { address, body: body('declined') }, owner.token)]
  }
  await statements(await byApplication(), 1)
  const few = await statements(small, 2)
  expect(await statements(large, 50)).toEqual(few)
  expect((await listOf(large)).every(({ state }) => state === 'declined')).toBe(true)
})

test('decide: admit 50 from the waiting list with as many statements as 2', async () => {
  const statements = async (count: number) => {
    const event = await byApplication({ participantLimit: count })
    const participantIds = await apply(event, count, { state: 'approved' })
    await apply(event, count, { waitsForSeat: true }, count)
    const kinds = await statementsFor(world, { address, body: { eventId: event.id, participantIds, state: 'declined' } }, owner.token)
    expect((await listOf(event)).slice(count).every(({ state, waits_for_seat }) => state === 'approved' && !waits_for_seat)).toBe(true)
    return kinds
  }
  expect(await statements(50)).toEqual(await statements(2))
})

test('decide: approve and decline 1,000 participants at once, each with a notice', async () => {
  const event = await byApplication({ participantLimit: maxAtOnce })
  const ids = [...(await apply(event, 600)), ...(await apply(event, 400, { format: 'online' }, 600))]
  const approved = await decide(event, ids, 'approved')
  expect(approved.body._items.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual(ids.map((id) => [id, 'approved']))
  expect(await seatsOf(event)).toEqual({ online_taken: 400, offline_taken: 600 })
  expect((await decide(event, ids, 'declined', 'Перенесли')).status).toBe(200)
  expect((await listOf(event)).every(({ state, comment }) => state === 'declined' && comment === 'Перенесли')).toBe(true)
  expect(await seatsOf(event)).toEqual({ online_taken: 0, offline_taken: 0 })
  expect(await noticesAbout(event)).toEqual([
    'participation.approved by email organizer 1000',
    'participation.approved by bell organizer 1000',
    'participation.declined by email 1000',
    'participation.declined by bell 1000',
  ])
})

test('decide: approve no participant when the seats of one format are too few', async () => {
  const event = await byApplication({ onlineLimit: 2, offlineLimit: 5 })
  const ids = [...(await apply(event, 3)), ...(await apply(event, 3, { format: 'online' }, 3))]
  expect((await decide(event, ids, 'approved')).body.reason).toBe('noSeats')
  expect((await listOf(event)).every(({ state }) => state === 'wait')).toBe(true)
  expect(await seatsOf(event)).toEqual({ online_taken: 0, offline_taken: 0 })
  expect((await decide(event, ids.slice(0, 5), 'approved')).status).toBe(200)
  expect(await seatsOf(event)).toEqual({ online_taken: 2, offline_taken: 3 })
})

test('decide: a repeated decision takes no second seat and sends no second notice', async () => {
  const event = await byApplication()
  const [first = 0, second = 0] = await apply(event, 2)
  await decide(event, [first], 'approved')
  const again = await decide(event, [second, first], 'approved')
  expect(again.body._items.map(({ id }: { id: number }) => id)).toEqual([first, second])
  expect(await seatsOf(event)).toEqual({ online_taken: 0, offline_taken: 2 })
  expect(await noticesAbout(event)).toEqual(['participation.approved by email organizer 2', 'participation.approved by bell organizer 2'])
})

test('decide: declining a participant without a seat releases none', async () => {
  const event = await byApplication({ offlineLimit: 2 })
  await apply(event, 2, { state: 'approved' })
  const waiting = await apply(event, 2, {}, 2)
  expect((await decide(event, waiting, 'declined')).status).toBe(200)
  expect(await seatsOf(event)).toEqual({ online_taken: 0, offline_taken: 2 })
})

test('decide: reject a user without rights on the event with 403, whether the event exists or not', async () => {
  const [stranger, event, draft] = [await world.given.person(), await byApplication(), await byApplication({ status: 'draft' })]
  const ids = await apply(event, 1)
  const answers = [
    await decideAs(stranger, event, ids, 'approved'),
    await decideAs(stranger, draft, [1], 'approved'),
    await decide({ id: 99_999_999 }, [1], 'approved'),
  ]
  expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
    [403, 'forbidden'],
  ])
  expect((await listOf(event)).map(({ state }) => state)).toEqual(['wait'])
})

test('decide: assign freed seats to the first waiting users of each format, up to the total limit', async () => {
  const event = await byApplication({ participantLimit: 4, onlineLimit: 2, offlineLimit: 4 })
  const seated = [...(await apply(event, 2, { format: 'online', state: 'approved' })), ...(await apply(event, 2, { state: 'approved' }, 2))]
  const online = await apply(event, 3, { format: 'online', waitsForSeat: true }, 4)
  const offline = await apply(event, 3, { waitsForSeat: true }, 7)
  await decide(event, seated.slice(0, 3), 'declined')
  const admitted = (await listOf(event)).filter(({ id, state }) => state === 'approved' && !seated.includes(id))
  expect(admitted.map(({ id }) => id)).toEqual([...online.slice(0, 2), ...offline.slice(0, 1)])
  expect(await seatsOf(event)).toEqual({ online_taken: 2, offline_taken: 2 })
  expect(await noticesAbout(event)).toContain('participation.approved by email seatFreed 3')
})

test.each([
  ['is over', { date_start: new Date('2026-01-01T10:00:00Z'), date_end: new Date('2026-01-01T12:00:00Z') }],
  ['is cancelled', { status: 'canceled' as const }],
  ['is deleted', { deleted_at: new Date('2026-01-01T10:00:00Z') }],
])('decision: admit no waiting user to an event that %s', async (_case, columns) => {
  const event = await world.given.event({ access: 'open', owner, participantLimit: 1 })
  const [approved = 0] = await apply(event, 1, { state: 'approved' })
  await apply(event, 1, { waitsForSeat: true }, 1)
  await world.db.updateTable('events').set(columns).where('id', '=', event.id).execute()
  await world.db.transaction().execute(async (tx) => {
    await changeParticipants(tx, [approved], { state: 'declined', waits_for_seat: false })
    const seats = await moveSeats(tx, await lockSeats(tx, event.id), { online: 0, offline: -1 })
    await admitWaiting(tx, seats, { announce: world.resources.announce, now: world.clock.now() })
  })
  expect((await listOf(event)).map(({ state }) => state)).toEqual(['declined', 'wait'])
})
