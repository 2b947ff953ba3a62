import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
})
afterAll(() => world.close())

const post = (person: Person, path: string, body: object = {}) =>
  world.request({ method: 'POST', url: `/api/owner/event-participants/${path}`, token: person.token, body })

const register = async (event: { id: number }, person: Person) => {
  const { body } = await world.request({
    method: 'POST',
    url: '/api/event-participants/registration',
    token: person.token,
    body: { user_id: person.id, eventId: event.id },
  })
  return body.id as number
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.given.person()))
const stateOf = async (id: number) => {
  const row = await world.db.selectFrom('event_participants').select(['state', 'waits_for_seat']).where('id', '=', id).executeTakeFirstOrThrow()
  return row.waits_for_seat ? 'waitingList' : row.state
}
const statesOf = (ids: number[]) => Promise.all(ids.map(stateOf))
const takenOf = async (event: { id: number }) =>
  (await world.db.selectFrom('event_seats').select('offline_taken').where('event_id', '=', event.id).executeTakeFirstOrThrow()).offline_taken

/** Counts of emails and notifications that reached each person, after the messages due now were sent. */
const received = async (crowd: Person[]) => {
  await world.sendMessages()
  return Promise.all(crowd.map(receivedBy))
}

const receivedBy = async (person: Person) => {
  const { body } = await world.request({ url: '/api/user/notifications', token: person.token })
  return { letters: (await world.inbox(person.email)).length, bell: body._meta.totalCount as number }
}

test('state-update: notifies each of three participants, but only after a minute (V455)', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const crowd = await people(3)
  const ids = await Promise.all(crowd.map((person) => register(event, person)))
  const before = await received(crowd)
  const { status, body } = await post(owner, 'state-update', { eventId: event.id, participantIds: ids, state: 'approved' })
  expect([status, body.changed, await statesOf(ids)]).toEqual([200, 3, ['approved', 'approved', 'approved']])
  expect(Date.parse(body.undoUntil) - world.clock.now().getTime()).toBe(60_000)
  expect(await received(crowd)).toEqual(before)
  world.clock.advance(60_000)
  const after = await received(crowd)
  expect(after).toEqual(before.map(({ letters, bell }) => ({ letters: letters + 1, bell: bell + 1 })))
  world.clock.advance(600_000)
  expect(await received(crowd)).toEqual(after)
})

test('undo: takes all back within a minute, the freed seats too, and no message leaves', async () => {
  const event = await world.given.event({ owner, participantLimit: 2 })
  const crowd = await people(4)
  const ids: number[] = []
  for (const person of crowd) ids.push(await register(event, person))
  const initial = await statesOf(ids)
  expect(initial).toEqual(['approved', 'approved', 'waitingList', 'waitingList'])
  const before = await received(crowd)
  const { body } = await post(owner, 'state-update', { eventId: event.id, participantIds: ids.slice(0, 2), state: 'declined', comment: 'Нет' })
  expect(await statesOf(ids)).toEqual(['declined', 'declined', 'approved', 'approved'])
  world.clock.advance(59_000)
  const undone = await post(owner, `decisions/${body.decisionId}/undo`)
  expect([undone.status, undone.body]).toEqual([200, { restored: 4 }])
  expect([await statesOf(ids), await takenOf(event)]).toEqual([initial, 2])
  world.clock.advance(120_000)
  expect(await received(crowd)).toEqual(before)
  expect((await post(owner, `decisions/${body.decisionId}/undo`)).body.reason).toBe('alreadyUndone')
})

test('undo: is refused after a minute, to strangers, and when a returned participant has no seat', async () => {
  const event = await world.given.event({ owner, participantLimit: 1 })
  const [first, second, stranger] = await people(3)
  if (!first || !second || !stranger) throw new Error('three people')
  const id = await register(event, first)
  const { body } = await post(owner, 'state-update', { eventId: event.id, participantIds: [id], state: 'declined' })
  const path = `decisions/${body.decisionId}/undo`
  expect((await post(stranger, path)).status).toBe(403)
  expect((await post(stranger, 'decisions/99999999/undo')).status).toBe(403)
  await register(event, second)
  expect((await post(owner, path)).body.reason).toBe('noSeats')
  expect([await stateOf(id), await takenOf(event)]).toEqual(['declined', 1])
  world.clock.advance(60_000)
  expect((await post(owner, path)).body.reason).toBe('undoTooLate')
})

test('undo: leaves a participant who cancelled meanwhile, and no email about the decision follows', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const [stays, leaves] = await people(2)
  if (!stays || !leaves) throw new Error('two people')
  const ids = [await register(event, stays), await register(event, leaves)]
  const { body } = await post(owner, 'state-update', { eventId: event.id, participantIds: ids, state: 'approved' })
  const before = await received([leaves])
  const cancelled = { user_id: leaves.id, eventId: event.id }
  await world.request({ method: 'POST', url: '/api/event-participants/cancel', token: leaves.token, body: cancelled })
  expect((await post(owner, `decisions/${body.decisionId}/undo`)).body).toEqual({ restored: 1 })
  expect([await statesOf(ids), await takenOf(event)]).toEqual([['wait', 'noRequest'], 0])
  world.clock.advance(60_000)
  expect(await received([leaves])).toEqual(before)
})

test('state-update: a user whose registration waits again gets an email and a notification (V455)', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const [person] = await people(1)
  if (!person) throw new Error('a person')
  const id = await register(event, person)
  const decide = (state: string) => post(owner, 'state-update', { eventId: event.id, participantIds: [id], state })
  await decide('approved')
  world.clock.advance(60_000)
  const [before = { letters: 0, bell: 0 }] = await received([person])
  expect((await decide('wait')).status).toBe(200)
  world.clock.advance(60_000)
  expect(await received([person])).toEqual([{ letters: before.letters + 1, bell: before.bell + 1 }])
  expect((await world.inbox(person.email)).some(({ subject }) => subject?.includes('Заявка снова ждёт решения'))).toBe(true)
})

test('undo: a decision with a later one is not in force, and its messages leave once the later one is undone', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const [person] = await people(1)
  if (!person) throw new Error('a person')
  const id = await register(event, person)
  const [before = { letters: 0, bell: 0 }] = await received([person])
  const decide = async (state: string) => (await post(owner, 'state-update', { eventId: event.id, participantIds: [id], state })).body.decisionId
  const [first, second] = [await decide('approved'), await decide('declined')]
  expect((await post(owner, `decisions/${first}/undo`)).body.reason).toBe('undoTooLate')
  expect((await post(owner, `decisions/${second}/undo`)).body).toEqual({ restored: 1 })
  expect(await stateOf(id)).toBe('approved')
  world.clock.advance(60_000)
  expect(await received([person])).toEqual([{ letters: before.letters + 1, bell: before.bell + 1 }])
})

test('state-update: the last of several decisions within a minute is the only one that is reported', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const [person] = await people(1)
  if (!person) throw new Error('a person')
  const id = await register(event, person)
  const [before = { letters: 0, bell: 0 }] = await received([person])
  for (const state of ['approved', 'declined', 'approved'])
    expect((await post(owner, 'state-update', { eventId: event.id, participantIds: [id], state })).status).toBe(200)
  world.clock.advance(60_000)
  expect(await received([person])).toEqual([{ letters: before.letters + 1, bell: before.bell + 1 }])
})

test('state-update: by a filter applies to the number that the organizer saw, or not at all', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const ids = await Promise.all((await people(3)).map((person) => register(event, person)))
  const all = { eventId: event.id, filter: { state: 'wait' }, state: 'approved' }
  expect((await post(owner, 'state-update', { ...all, count: 2 })).body.reason).toBe('selectionChanged')
  expect((await post(owner, 'state-update', { ...all, count: 20_000 })).body.reason).toBe('tooManyChosen')
  expect((await post(owner, 'state-update', { eventId: event.id, filter: {}, state: 'approved' })).status).toBe(422)
  expect((await post(owner, 'state-update', { ...all, count: 3, participantIds: ids })).status).toBe(422)
  expect(await statesOf(ids)).toEqual(['wait', 'wait', 'wait'])
  expect((await post(owner, 'state-update', { ...all, count: 3 })).body.changed).toBe(3)
  expect(await statesOf(ids)).toEqual(['approved', 'approved', 'approved'])
})

test('state-update: a participant who came is not declined until the mark is removed', async () => {
  const event = await world.given.event({ owner, start: new Date(world.clock.now().getTime() + 3_600_000) })
  const [person] = await people(1)
  if (!person) throw new Error('a person')
  const id = await register(event, person)
  const marked = (attended: boolean) => post(owner, 'attendance', { eventId: event.id, participantIds: [id], attended })
  expect((await marked(true)).body).toEqual({ changed: 1 })
  const decline = () => post(owner, 'state-update', { eventId: event.id, participantIds: [id], state: 'declined' })
  const refused = await decline()
  expect([refused.status, refused.body.reason]).toEqual([409, 'alreadyAttended'])
  expect((await marked(false)).body).toEqual({ changed: 1 })
  expect((await decline()).status).toBe(200)
})

const cancelEvent = async (event: { id: number }) => {
  const { status } = await world.request({ method: 'POST', url: `/api/owner/events/${event.id}/cancel`, token: owner.token })
  expect(status).toBe(200)
}

test('state-update: is refused at a cancelled and at a deleted event, and notifies no participant', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const crowd = await people(1)
  const ids = await Promise.all(crowd.map((person) => register(event, person)))
  const before = await received(crowd)
  await cancelEvent(event)
  const approve = async () => {
    const { status, body } = await post(owner, 'state-update', { eventId: event.id, participantIds: ids, state: 'approved' })
    return [status, body.reason]
  }
  expect(await approve()).toEqual([409, 'eventCanceled'])
  await world.db.updateTable('events').set({ deleted_at: world.clock.now() }).where('id', '=', event.id).execute()
  expect(await approve()).toEqual([403, 'forbidden'])
  world.clock.advance(60_000)
  expect([await statesOf(ids), await received(crowd)]).toEqual([['wait'], before])
})

test('undo: is refused once the event is cancelled, and the decision is no longer reported', async () => {
  const event = await world.given.event({ access: 'approval-required', owner })
  const crowd = await people(1)
  const ids = await Promise.all(crowd.map((person) => register(event, person)))
  const before = await received(crowd)
  const { body } = await post(owner, 'state-update', { eventId: event.id, participantIds: ids, state: 'declined' })
  await cancelEvent(event)
  const undone = await post(owner, `decisions/${body.decisionId}/undo`)
  expect([undone.status, undone.body.reason]).toEqual([409, 'eventCanceled'])
  world.clock.advance(60_000)
  expect([await statesOf(ids), await received(crowd)]).toEqual([['declined'], before])
})

test('state-update: approves no participant who was banned from a space of the event meanwhile, until the ban ends (V159)', async () => {
  const [main, second] = [await world.given.space(), await world.given.space()]
  const events = [
    await world.given.event({ access: 'approval-required', owner, spaceId: main.id }),
    await world.given.event({ access: 'approval-required', owner, networkSpaceIds: [main.id, second.id] }),
  ]
  const [banned, other] = await people(2)
  if (!banned || !other) throw new Error('two people')
  const ban = { space_id: main.id, user_id: banned.id, until: null }
  for (const event of events) {
    const place = { event_id: event.id, state: 'wait' as const, format: 'offline' as const, queue_number: 1, created_at: world.clock.now() }
    const rows = [banned, other].map(({ id }) => ({ ...place, user_id: id }))
    const ids = (await world.db.insertInto('event_participants').values(rows).returning('id').execute()).map(({ id }) => id)
    await world.db.insertInto('space_restrictions').values(ban).execute()
    const change = async (participantIds: number[], state: string) => {
      const { status, body } = await post(owner, 'state-update', { eventId: event.id, participantIds, state })
      return [status, body.reason ?? body.changed]
    }
    expect([await change(ids, 'approved'), await statesOf(ids), await takenOf(event)]).toEqual([[422, 'participantsBanned'], ['wait', 'wait'], 0])
    expect(await change(ids.slice(1), 'approved')).toEqual([200, 1])
    expect(await change(ids.slice(0, 1), 'declined')).toEqual([200, 1])
    expect(await change(ids.slice(0, 1), 'approved')).toEqual([422, 'participantsBanned'])
    await world.db.deleteFrom('space_restrictions').where('user_id', '=', banned.id).execute()
    expect(await change(ids.slice(0, 1), 'approved')).toEqual([200, 1])
  }
})

test.each([
  ['ru', 'Среди выбранных есть те, чьё участие ограничено администрацией пространства. Снимите с них выбор.'],
  ['en', 'The venue has restricted the participation of some of them. Leave them out and try again.'],
  ['kk', 'Таңдалғандардың арасында кеңістік әкімшілігі қатысуын шектегендер бар. Оларды тізімнен алып тастап, қайталап көріңіз.'],
])('state-update: explains a ban in the language of the organizer (%s)', async (language, message) => {
  const space = await world.given.space()
  const event = await world.given.event({ access: 'approval-required', owner, spaceId: space.id })
  const [banned] = await people(1)
  if (!banned) throw new Error('a person')
  const id = await register(event, banned)
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: banned.id, until: null }).execute()
  const answer = await world.request({
    method: 'POST',
    url: '/api/owner/event-participants/state-update',
    token: owner.token,
    headers: { 'accept-language': language },
    body: { eventId: event.id, participantIds: [id], state: 'approved' },
  })
  expect([answer.status, answer.body.message]).toEqual([422, message])
})
