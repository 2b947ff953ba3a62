import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaitingOr } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = Parameters<World['given']['event']>[0]

const start = new Date('2026-03-10T09:00:00.000Z')
const ago = (hours: number) => new Date(start.getTime() - hours * 3_600_000)

let world: World
let owner: Person
let guest: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  guest = await world.given.person()
})

/** A running event whose registration is closed. */
const closed = async (wanted: Wanted) => (await world.given.event({ owner, start: ago(1), hours: 5, registrationEnd: ago(2), ...wanted })).id

/** The answer of the approval of an inquiry: its refusal, or the space of the new participant. */
const approve = async (eventId: number, { id: user_id }: { id: number }) => {
  const inquiry = { event_id: eventId, user_id, type: 'participation' as const, created_at: start }
  const { id } = await world.db.insertInto('participant_inquiries').values(inquiry).returning('id').executeTakeFirstOrThrow()
  const url = '/api/owner/event-participant-inquiries/decision'
  const { status, body } = await world.request({ method: 'POST', url, token: owner.token, body: { id, decision: 'approved' } })
  await world.db.deleteFrom('participant_inquiries').where('id', '=', id).execute()
  return [status, body.reason ?? (await participantOf(eventId, user_id))?.space_id]
}

const participantOf = (eventId: number, userId: number) =>
  world.db
    .selectFrom('event_participants')
    .select(['state', 'space_id'])
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

test('an approval admits no user who was banned from the space meanwhile, until the ban ends', async () => {
  const space = await world.given.space()
  const eventId = await closed({ spaceId: space.id })
  const ban = { space_id: space.id, user_id: guest.id }
  await world.db.insertInto('space_restrictions').values(ban).execute()
  expect([await approve(eventId, guest), await participantOf(eventId, guest.id)]).toEqual([[422, 'participantBanned'], undefined])
  await world.db.updateTable('space_restrictions').set({ until: '2026-03-09' }).where('user_id', '=', guest.id).execute()
  expect(await approve(eventId, guest)).toEqual([200, null])
})

test('an approval at a network event admits to a space that takes part, and to none before one has confirmed', async () => {
  const [main, second, gone] = [await world.given.space('Первая'), await world.given.space('Вторая'), await world.given.space('Третья')]
  const eventId = await closed({ networkSpaceIds: [main.id, second.id, gone.id] })
  const leave = (ids: number[]) =>
    world.db.updateTable('network_proposals').set({ status: 'declined' }).where('event_id', '=', eventId).where('space_id', 'in', ids).execute()
  await leave([gone.id])
  const waiting = async (spaceId: number) => {
    const { id } = await world.given.person()
    const entry = { event_id: eventId, user_id: id, state: 'wait' as const, format: 'offline' as const, queue_number: id, created_at: ago(9) }
    await world.db
      .insertInto('event_participants')
      .values({ ...entry, space_id: spaceId })
      .execute()
    return { id }
  }
  expect(await approve(eventId, guest)).toEqual([200, main.id])
  expect(await approve(eventId, await waiting(second.id))).toEqual([200, second.id])
  expect(await approve(eventId, await waiting(gone.id))).toEqual([200, main.id])
  await leave([main.id, second.id])
  const late = await world.given.person()
  expect([await approve(eventId, late), await participantOf(eventId, late.id)]).toEqual([[422, 'spacesUnconfirmed'], undefined])
})

test('an approval takes no user past the participant limit, nor to a cancelled event', async () => {
  const eventId = await closed({ participantLimit: 1 })
  expect(await approve(eventId, guest)).toEqual([200, null])
  const late = await world.given.person()
  expect(await approve(eventId, late)).toEqual([422, 'noSeats'])
  await world.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', eventId).execute()
  expect(await approve(eventId, late)).toEqual([409, 'eventCanceled'])
})

const decide = (id: number, decision: 'approved' | 'declined', language = 'ru') =>
  world.request({
    method: 'POST',
    url: '/api/owner/event-participant-inquiries/decision',
    token: owner.token,
    headers: { 'accept-language': language },
    body: { id, decision },
  })

/** An attendance inquiry of a participant of a running event. */
const attendance = async () => {
  const { id: eventId } = await world.given.event({ owner, start: ago(1), hours: 5 })
  const place = { event_id: eventId, user_id: guest.id, state: 'approved' as const, format: 'offline' as const, queue_number: 1, created_at: ago(9) }
  await world.db.insertInto('event_participants').values(place).execute()
  const body = { type: 'attendance' }
  const sent = await world.request({ method: 'POST', url: `/api/events/${eventId}/participant-inquiries`, token: guest.token, body })
  const marked = async () =>
    (await world.db.selectFrom('event_participants').select('attended_at').where('event_id', '=', eventId).executeTakeFirstOrThrow()).attended_at
  return { eventId, id: sent.body.id as number, marked }
}

test.each([
  ['ru', 'Событие отменено.'],
  ['en', 'This event is cancelled.'],
  ['kk', 'Іс-шараның күші жойылған.'],
])(
  'an attendance inquiry about a cancelled event marks no participant; the organizer reads the reason (%s) and may decline',
  async (language, words) => {
    const { eventId, id, marked } = await attendance()
    await world.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', eventId).execute()
    const refused = await decide(id, 'approved', language)
    expect([refused.status, refused.body.reason, await marked()]).toEqual([409, 'eventCanceled', null])
    expect(refused.body.message).toContain(words)
    expect((await decide(id, 'declined')).status).toBe(200)
  },
)

test('an approval of attendance waits for a cancellation that has begun, and is refused after it', async () => {
  const { eventId, id, marked } = await attendance()
  const holder = world.database.pool
  const client = await holder.connect()
  await client.query('begin')
  await client.query(`update events set status = 'canceled' where id = $1`, [eventId])
  const answer = decide(id, 'approved')
  await untilWaitingOr(world, answer)
  await client.query('commit')
  client.release()
  expect([(await answer).body.reason, await marked()]).toEqual(['eventCanceled', null])
})
