import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { askForFeedback } from './ask-for-feedback.ts'

let world: World
let owner: Person
let guest: Person
type Person = Awaited<ReturnType<World['given']['person']>>
const hour = 3_600_000

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
beforeEach(async () => {
  owner = await world.given.person()
  guest = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})
afterAll(() => world.close())

type Scene = { endedHoursAgo?: number; asks?: boolean; state?: 'approved' | 'wait'; status?: 'published' | 'canceled' }

/** An event of two hours with the guest on its list. */
const attended = async ({ endedHoursAgo = 1, asks = true, state = 'approved', status = 'published' }: Scene = {}) => {
  const start = new Date(world.clock.now().getTime() - (endedHoursAgo + 2) * hour)
  const { id } = await world.given.event({ owner, start, status, moderation: 'approved', name: 'Вечер у моря' })
  await world.db.updateTable('events').set({ need_feedback: asks }).where('id', '=', id).execute()
  await join(id, guest, state)
  return id
}
const join = (event_id: number, { id: user_id }: Person, state: 'approved' | 'wait' = 'approved') =>
  world.db
    .insertInto('event_participants')
    .values({ event_id, user_id, state, queue_number: user_id, format: 'offline', created_at: world.clock.now() })
    .execute()
const read = (id: number, by = guest) => world.request({ url: `/api/events/${id}/feedback`, token: by.token })
const leave = (id: number, body: object, by = guest) => world.request({ method: 'POST', url: `/api/events/${id}/feedback`, token: by.token, body })

test('an approved participant leaves feedback after the end and changes it (V125)', async () => {
  const id = await attended()
  expect((await read(id)).body).toEqual({ canLeave: true, own: null, all: null })
  expect((await leave(id, { rating: 3, text: 'Шумно' })).body).toEqual({ rating: 3, text: 'Шумно' })
  expect((await leave(id, { rating: 5 })).body).toEqual({ rating: 5, text: null })
  expect((await read(id)).body).toEqual({ canLeave: true, own: { rating: 5, text: null }, all: null })
})

test('others leave none (V125)', async () => {
  const closed = { status: 409, body: { reason: 'feedbackClosed' } }
  expect(await leave(await attended({ endedHoursAgo: -1 }), { rating: 5 })).toMatchObject(closed)
  expect(await leave(await attended({ asks: false }), { rating: 5 })).toMatchObject(closed)
  expect(await leave(await attended({ state: 'wait' }), { rating: 5 })).toMatchObject(closed)
  expect(await leave(await attended({ status: 'canceled' }), { rating: 5 })).toMatchObject(closed)
  expect(await leave(await attended(), { rating: 5 }, await world.given.person())).toMatchObject(closed)
  for (const rating of [0, 6, 4.5, '5']) expect((await leave(await attended(), { rating })).status).toBe(422)
})

test('organizers and staff see numbers and texts without names (V125)', async () => {
  const id = await attended()
  const second = await world.given.person()
  await join(id, second)
  await leave(id, { rating: 4, text: 'Спасибо' })
  await leave(id, { rating: 5 }, second)
  const all = { count: 2, rating: 4.5, texts: [{ id: 1, rating: 4, text: 'Спасибо' }] }
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  for (const reader of [owner, staff]) expect((await read(id, reader)).body).toEqual({ canLeave: false, own: null, all })
})

const asked = async (person: Person) => (await world.request({ url: '/api/user/notifications', token: person.token })).body._items

test('participants are asked once after the end, by bell and email (V125)', async () => {
  const id = await attended()
  const waiting = await world.given.person()
  await join(id, waiting, 'wait')
  await Promise.all([askForFeedback(world.resources), askForFeedback(world.resources)])
  await askForFeedback(world.resources)
  expect(await asked(guest)).toMatchObject([{ title: 'Как прошло событие?', data: { eventId: id, linkHref: `/events/${id}#feedback` } }])
  expect(await asked(waiting)).toEqual([])
  expect((await letterTo(world, guest.email)).subject).toBe('Как прошло событие?')
  expect(await world.inbox(guest.email)).toHaveLength(1)
})

test('participants are not asked before the end, long after it, about a cancelled event or one that wants no feedback (V125)', async () => {
  await attended({ endedHoursAgo: -1 })
  await attended({ endedHoursAgo: 100 })
  await attended({ status: 'canceled' })
  await attended({ asks: false })
  await askForFeedback(world.resources)
  expect(await asked(guest)).toEqual([])
})
