import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let anna: Person
let boris: Person
let owner: Person
type Person = { id: number; token: string; email: string }

const start = new Date('2026-03-10T09:00:00.000Z')

beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна' })
  boris = await world.given.person({ firstName: 'Борис' })
  owner = await world.given.person({ firstName: 'Ольга' })
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(start))

const register = (person: Person, eventId: number, more: object = {}) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: { user_id: person.id, eventId, ...more } })
const cancel = (person: Person, eventId: number) =>
  world.request({ method: 'POST', url: '/api/event-participants/cancel', token: person.token, body: { user_id: person.id, eventId } })
const status = async (person: Person, eventId: number) =>
  (await world.request({ url: `/api/event-participants/status?eventId=${eventId}`, token: person.token })).body
const countOf = async (eventId: number) => (await world.request({ url: `/api/events/${eventId}` })).body.participantsCount

describe('access', () => {
  test('registration: approve at once for an open event (V149, V015)', async () => {
    const event = await world.given.event()
    const answer = await register(anna, event.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ eventId: event.id, user_id: anna.id, state: 'approved', waitingForSeat: false, format: 'offline' })
  })

  test('registration: wait for a decision of the organizer where applications are required (V150, V455)', async () => {
    const event = await world.given.event({ access: 'approval-required', owner })
    const { body } = await register(anna, event.id)
    expect(body.state).toBe('wait')
    const decided = await world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: owner.token,
      body: { eventId: event.id, participantIds: [body.id], state: 'approved' },
    })
    expect(decided.status).toBe(200)
    expect((await status(anna, event.id)).state).toBe('approved')
    expect(await countOf(event.id)).toBe(1)
  })

  test('registration: accept an application by direct link for an event by invitation (V015)', async () => {
    const event = await world.given.event({ access: 'close' })
    expect((await register(anna, event.id)).body.state).toBe('wait')
  })

  test('registration: show a declined user the decision, and reject a second request with 409 (V161)', async () => {
    const event = await world.given.event({ access: 'approval-required', owner })
    const { body } = await register(anna, event.id)
    await world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: owner.token,
      body: { eventId: event.id, participantIds: [body.id], state: 'declined', comment: 'Нужен опыт' },
    })
    const ownStatus = await status(anna, event.id)
    expect(ownStatus).toMatchObject({ state: 'declined', request: 'unavailable', participant: { comment: 'Нужен опыт' } })
    const again = await register(anna, event.id)
    expect([again.status, again.body.reason]).toEqual([409, 'declinedBefore'])
  })

  test('decide: reject a user without rights on the event with 403 (V276)', async () => {
    const event = await world.given.event({ access: 'approval-required', owner })
    const { body } = await register(anna, event.id)
    const answer = await world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: boris.token,
      body: { eventId: event.id, participantIds: [body.id], state: 'approved' },
    })
    expect(answer.status).toBe(403)
    expect((await status(anna, event.id)).state).toBe('wait')
  })
})

describe('states', () => {
  test('status: return the participant state, and in `request` the state of the button (V147, V148)', async () => {
    const event = await world.given.event()
    expect(await status(anna, event.id)).toMatchObject({ state: 'noRequest', request: 'available', participant: null })
    await register(anna, event.id)
    expect(await status(anna, event.id)).toMatchObject({ state: 'approved', request: 'requested' })
    world.clock.set(new Date(event.start.getTime() + 86_400_000))
    expect(await status(boris, event.id)).toMatchObject({ state: 'noRequest', request: 'unavailable' })
  })

  test('registration: reject a second request with 409 (V155)', async () => {
    const event = await world.given.event()
    await register(anna, event.id)
    const again = await register(anna, event.id)
    expect([again.status, again.body.reason]).toEqual([409, 'alreadyRequested'])
  })

  test('cancellation: return noRequest, free the seat, and allow a new registration (V154)', async () => {
    const event = await world.given.event({ participantLimit: 1 })
    await register(anna, event.id)
    expect(await countOf(event.id)).toBe(1)
    const answer = await cancel(anna, event.id)
    expect([answer.status, answer.body]).toEqual([200, { state: 'noRequest' }])
    expect((await status(anna, event.id)).state).toBe('noRequest')
    expect((await register(boris, event.id)).body.state).toBe('approved')
    expect((await register(anna, event.id)).body).toMatchObject({ state: 'wait', waitingForSeat: true, queuePosition: 1 })
  })

  test('cancellation: reject it after the end of the event', async () => {
    const event = await world.given.event()
    await register(anna, event.id)
    world.clock.set(new Date(event.start.getTime() + 86_400_000))
    expect((await cancel(anna, event.id)).body.reason).toBe('eventFinished')
  })

  test('preconditions: change nothing when they are read (V586)', async () => {
    const event = await world.given.event()
    const before = await status(anna, event.id)
    await world.request({ url: `/api/event-participants/registration?eventId=${event.id}`, token: anna.token })
    await world.request({ url: `/api/event-participants/cancel?eventId=${event.id}`, token: anna.token })
    expect(await status(anna, event.id)).toEqual(before)
  })
})

describe('registration period', () => {
  test('is open from its start to its end, both included (V143, V158)', async () => {
    const opens = new Date('2026-03-11T10:00:00Z')
    const closes = new Date('2026-03-12T10:00:00Z')
    const event = await world.given.event({ registrationStart: opens, registrationEnd: closes })
    world.clock.set(new Date(opens.getTime() - 1_000))
    expect((await register(anna, event.id)).body.reason).toBe('registrationClosed')
    world.clock.set(closes)
    expect((await register(anna, event.id)).status).toBe(200)
    world.clock.set(new Date(closes.getTime() + 1_000))
    expect((await register(boris, event.id)).status).toBe(422)
  })

  test('ends with the event unless it has its own end (V144)', async () => {
    const event = await world.given.event({ hours: 2 })
    world.clock.set(new Date(event.start.getTime() + 3_600_000))
    expect((await register(anna, event.id)).status).toBe(200)
    world.clock.set(new Date(event.start.getTime() + 2 * 3_600_000))
    expect((await register(boris, event.id)).status).toBe(422)
  })
})

describe('eligibility', () => {
  test('registration: accept one for another user only from organizers and space staff (V156)', async () => {
    const event = await world.given.event({ owner })
    const control = await world.given.person({ roles: ['control'] })
    const registerOther = (token: string, user_id: number) =>
      world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id, eventId: event.id } })
    expect((await registerOther(anna.token, boris.id)).status).toBe(403)
    expect((await registerOther(owner.token, boris.id)).status).toBe(200)
    expect((await registerOther(control.token, anna.id)).status).toBe(200)
  })

  test('registration: reject a visitor with 401', async () => {
    const event = await world.given.event()
    const answer = await world.request({ method: 'POST', url: '/api/event-participants/registration', body: { user_id: anna.id, eventId: event.id } })
    expect(answer.status).toBe(401)
  })

  test.each([null, '2026-03-10'])('registration: reject a user banned from the space until %j with 403 (V159)', async (until) => {
    const space = await world.given.space()
    const event = await world.given.event({ format: 'space', spaceId: space.id })
    await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: anna.id, until }).execute()
    const answer = await register(anna, event.id)
    expect([answer.status, answer.body.reason]).toEqual([403, 'banned'])
    expect((await register(boris, event.id)).status).toBe(200)
  })

  test('registration: accept a user whose ban ended yesterday (V159)', async () => {
    const space = await world.given.space()
    const event = await world.given.event({ format: 'space', spaceId: space.id })
    await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: anna.id, until: '2026-03-09' }).execute()
    expect((await register(anna, event.id)).status).toBe(200)
  })

  test('registration: reject a restricted minor without parental consent (V192)', async () => {
    const child = await world.given.person({ birthday: '2011-01-01', status: 8, isRestricted: true })
    const event = await world.given.event()
    expect((await register(child, event.id)).body).toMatchObject({ status: 403, reason: 'consentRequired' })
  })

  test('registration: reject a single user for a team event (V518)', async () => {
    const event = await world.given.event({ participationFormat: 'team' })
    expect((await register(anna, event.id)).body).toMatchObject({ status: 422, reason: 'teamRequired' })
  })

  test('registration: require a space of the network for a network event (V519)', async () => {
    const [first, second] = [await world.given.space('Первая'), await world.given.space('Вторая')]
    const event = await world.given.event({ networkSpaceIds: [first.id, second.id] })
    expect((await register(anna, event.id)).body.errors).toHaveProperty('spaceId')
    expect((await register(anna, event.id, { spaceId: 999_999 })).status).toBe(422)
    expect((await register(anna, event.id, { spaceId: second.id })).body.spaceId).toBe(second.id)
  })

  test('registration: require a confirmed electronic signature where the event does (V126)', async () => {
    const event = await world.given.event({ ecpRequired: true })
    expect((await register(anna, event.id)).body.reason).toBe('signatureRequired')
    expect((await register(anna, event.id, { ecpConfirmed: true })).status).toBe(200)
  })

  test('registration: answer drafts like missing events, and events in moderation with code 5001', async () => {
    const draft = await world.given.event({ status: 'draft' })
    const waiting = await world.given.event({ moderation: 'wait' })
    expect((await register(anna, draft.id)).status).toBe(404)
    expect((await register(anna, waiting.id)).body.code).toBe(5001)
    expect((await register(anna, 99_999_999)).status).toBe(404)
  })
})

describe('seats', () => {
  test('seats: the expected count does not limit registrations (V160)', async () => {
    const event = await world.given.event({ expectedParticipantCount: 1 })
    expect((await register(anna, event.id)).body.state).toBe('approved')
    expect((await register(boris, event.id)).body.state).toBe('approved')
  })

  test('seats: assign a freed seat to the first waiting user at once', async () => {
    const event = await world.given.event({ participantLimit: 1 })
    const [first, second, third] = await world.given.crowd(3)
    if (!first || !second || !third) throw new Error('the crowd has fewer than three users')
    for (const person of [first, second, third]) await register({ ...person, email: '' }, event.id)
    await cancel({ ...first, email: '' }, event.id)
    expect((await status({ ...second, email: '' }, event.id)).state).toBe('approved')
    expect((await status({ ...third, email: '' }, event.id)).participant).toMatchObject({ state: 'wait', queuePosition: 1 })
    expect(await countOf(event.id)).toBe(1)
  })

  test('seats: count online and on-site seats separately', async () => {
    const event = await world.given.event({ format: 'online', onlineWithSpace: true, onlineLimit: 1, offlineLimit: 1 })
    const [first, second, third] = await world.given.crowd(3)
    if (!first || !second || !third) throw new Error('the crowd has fewer than three users')
    const outcomeOf = async (person: { id: number; token: string }, format: string) =>
      (await register({ ...person, email: '' }, event.id, { format })).body
    expect(await outcomeOf(first, 'online')).toMatchObject({ state: 'approved', format: 'online' })
    expect(await outcomeOf(second, 'online')).toMatchObject({ state: 'wait', waitingForSeat: true })
    expect(await outcomeOf(third, 'offline')).toMatchObject({ state: 'approved', format: 'offline' })
  })

  test('seats: reject an approval above the limit with 422', async () => {
    const event = await world.given.event({ access: 'approval-required', participantLimit: 1, owner })
    const ids = [(await register(anna, event.id)).body.id, (await register(boris, event.id)).body.id]
    const answer = await world.request({
      method: 'POST',
      url: '/api/owner/event-participants/state-update',
      token: owner.token,
      body: { eventId: event.id, participantIds: ids, state: 'approved' },
    })
    expect([answer.status, answer.body.reason]).toEqual([422, 'noSeats'])
    expect((await status(anna, event.id)).state).toBe('wait')
  })
})

describe('activity', () => {
  test('favourites: return exactly the events that were added and not removed (V538)', async () => {
    const reader = await world.given.person()
    const [added, removed] = [await world.given.event(), await world.given.event()]
    const setFavorite = (method: 'POST' | 'DELETE', id: number) =>
      world.request({ method, url: `/api/participant/events/${id}/favorites`, token: reader.token })
    expect((await setFavorite('POST', added.id)).body).toEqual({ isFavorite: true })
    await setFavorite('POST', added.id)
    await setFavorite('POST', removed.id)
    expect((await setFavorite('DELETE', removed.id)).body).toEqual({ isFavorite: false })
    const list = await world.request({ url: '/api/participant/events/favorites', token: reader.token })
    expect(list.body._items.map((event: { id: number }) => event.id)).toEqual([added.id])
    const alias = await world.request({ url: '/api/participant/favorites', token: reader.token })
    expect(alias.body).toEqual(list.body)
  })
})

test('idempotency key: return the first answer for a repeated request, and reject another request with the same key', async () => {
  const event = await world.given.event()
  const other = await world.given.event()
  const ask = (eventId: number) =>
    world.request({
      method: 'POST',
      url: '/api/event-participants/registration',
      token: anna.token,
      headers: { 'idempotency-key': 'evening-1' },
      body: { user_id: anna.id, eventId },
    })
  const first = await ask(event.id)
  const second = await ask(event.id)
  expect(second.body).toEqual(first.body)
  expect((await ask(other.id)).body.reason).toBe('keyReused')
})
