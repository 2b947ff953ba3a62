import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerFor } from '../../../tests/kit/caller.ts'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { handlers } from '../../app.ts'
import { createCalls } from '../../kernel/call.ts'
import { createRegistrationBatcher, registerInBatch } from './register.ts'
import { lockedSeatAccess, type SeatAccess } from './seating.ts'

type Person = { id: number; token: string }

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
})
afterAll(() => world.close())

const cancelEvent = (eventId: number) => world.request({ method: 'POST', url: `/api/owner/events/${eventId}/cancel`, token: owner.token })
const register = (person: Person, eventId: number) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: { user_id: person.id, eventId } })
const listOf = (eventId: number) => world.db.selectFrom('event_participants').select(['user_id', 'state']).where('event_id', '=', eventId).execute()

/** Runs `before` between the validation of a request and the lock on the seats. */
const registerAfter = (before: () => Promise<unknown>, person: Person, eventId: number) => {
  const read: SeatAccess['read'] = async (tx, eventIds) => {
    await before()
    return lockedSeatAccess.read(tx, eventIds)
  }
  const registrations = createRegistrationBatcher(world.resources, { ...lockedSeatAccess, read })
  const calls = { ...handlers, 'POST /event-participants/registration': (ctx) => registerInBatch(ctx, registrations) } satisfies typeof handlers
  const run = createCalls(calls, world.resources, true) as World['run']
  return run({ address: 'POST /event-participants/registration', body: { user_id: person.id, eventId } }, callerFor(world, person.token))
}

const setEvent = (columns: { status: 'unpublished' } | { deleted_at: Date }) => (eventId: number) =>
  world.db.updateTable('events').set(columns).where('id', '=', eventId).execute()

test.each([
  ['cancelled', 'registrationClosed', cancelEvent],
  ['unpublished', 'registrationClosed', setEvent({ status: 'unpublished' })],
  ['deleted', 'notFound', setEvent({ deleted_at: new Date('2026-01-01T10:00:00Z') })],
])('registration: reject a request for an event %s after its validation', async (_change, code, change) => {
  const [event, person] = [await world.given.event({ owner }), await world.given.person()]
  await expect(registerAfter(() => change(event.id), person, event.id)).rejects.toMatchObject({ code })
  expect(await listOf(event.id)).toEqual([])
})

test('registration: reject a request that waited for the cancellation of its event', async () => {
  const [event, person] = [await world.given.event({ owner }), await world.given.person()]
  const answer = await world.db.transaction().execute(async (tx) => {
    await sql`select from events where id = ${event.id} for no key update`.execute(tx)
    const waiting = register(person, event.id)
    await untilWaiting(world)
    await tx.updateTable('events').set({ status: 'canceled' }).where('id', '=', event.id).execute()
    return () => waiting
  })
  const { status, body } = await answer()
  expect([status, body.reason, await listOf(event.id)]).toEqual([422, 'registrationClosed', []])
})

test('registration race: users who get a seat do so before the cancellation, and others are refused', async () => {
  const crowd = await world.given.crowd(60)
  const event = await world.given.event({ owner })
  const requests = crowd.map((person) => register(person, event.id))
  const listedAtCancellation = cancelEvent(event.id).then(async ({ status }) => [status, (await listOf(event.id)).length])
  const answers = await Promise.all(requests)
  const accepted = answers.filter(({ status }) => status === 200)
  expect(await listedAtCancellation).toEqual([200, accepted.length])
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.reason))).toEqual(new Set(refused.length > 0 ? ['registrationClosed'] : []))
  expect(await listOf(event.id)).toHaveLength(accepted.length)
})
