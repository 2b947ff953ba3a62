import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let control: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Лукин' })
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  control = await world.given.spaceStaff([space])
})
afterAll(() => world.close())

const post = (path: string, body: object, person: Person = anna) =>
  world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, body, token: person.token })
const get = async (path: string, person: Person = anna) => (await world.request({ url: `/api/${path}`, token: person.token })).body
const meeting = (date: string) => ({ spaceId: space.id, hallId: hall.id, theme: 'Совет двора', date, start: '10:00', end: '11:00' })
const booked = async (date: string) => (await post('reserve', { ...meeting(date), participants: [boris.id] })).body
const latest = async (person: Person) => (await get('user/notifications', person))._items[0]

test('leaving: a participant leaves, the author is notified, and a form that still has the participant is refused', async () => {
  const { id, version } = await booked('2026-03-12')
  expect(await get(`meeting-reservations/${id}`, boris)).toMatchObject({ isInvitation: true, can: { leave: true } })
  expect(await get(`meeting-reservations/${id}`)).toMatchObject({ isInvitation: false, can: { leave: false } })
  expect((await post(`${id}/leave`, {}, boris)).body).toEqual({ ok: true })
  expect((await get(`meeting-reservations/${id}`)).participants).toEqual([])
  expect(await latest(anna)).toMatchObject({
    title: 'Участник не придёт',
    text: expect.stringMatching(/12 марта, 10:00–11:00.*: Борис Лукин не придёт на встречу «Совет двора»: Каминная$/),
  })
  expect((await post('update-reserve', { reserveId: id, version, theme: 'Чтения', participants: [boris.id] })).body.reason).toBe('changedMeanwhile')
  for (const person of [boris, control, anna]) expect((await post(`${id}/leave`, {}, person)).status).toBe(403)
  expect((await get('meeting-reservations', boris))._items).toEqual([])
})

test('leaving: with the later meetings the author gets one notice, and without them the others stay', async () => {
  const meetings = ['13', '20', '27'].map((day) => ({ hallId: hall.id, date: `2026-03-${day}`, start: '10:00', end: '11:00' }))
  const series = { spaceId: space.id, theme: 'Клуб', participants: [boris.id], meetings }
  const [first, second, third] = (await post('reserve-series', series)).body._items
  await post(`${second.id}/leave`, { withLater: true }, boris)
  expect((await latest(anna)).text).toMatch(/20 марта.*, и ещё 1 встреча$/)
  const participants = async ({ id }: { id: number }) => (await get(`meeting-reservations/${id}`)).participants
  expect([await participants(first), await participants(second), await participants(third)]).toEqual([[boris.id], [], []])
})

test('leaving: a meeting that is cancelled or has begun is not left', async () => {
  const { id } = await booked('2026-03-16')
  await post(`${id}/cancel`, {})
  expect((await post(`${id}/leave`, {}, boris)).body.reason).toBe('bookingCancelled')
})

test('removal: a participant whom a change leaves out is notified', async () => {
  const { id } = await booked('2026-03-17')
  await post('update-reserve', { reserveId: id, participants: [] })
  expect((await latest(boris)).title).toBe('Приглашение отозвано')
})

test('staff lists: the waiting ones are those that can be decided, as many as the count says; past and cancelled ones are in reach', async () => {
  const room = await world.given.space('Отдельное', ['00:00', '24:00'])
  const free = await world.given.hall(room)
  const keeper = await world.given.spaceStaff([room])
  const at = { spaceId: room.id, hallId: free.id }
  const begun = (await post('reserve', { ...meeting('2026-03-10'), ...at, start: '12:30', end: '14:00' })).body
  const open = (await post('reserve', { ...meeting('2026-03-11'), ...at })).body
  const gone = (await post('reserve', { ...meeting('2026-03-12'), ...at })).body
  await post(`${gone.id}/cancel`, {})
  const { id: ofEvent } = await world.given.event({ name: 'Ярмарка' })
  const times = { starts_at: new Date('2026-03-13T10:00:00Z'), ends_at: new Date('2026-03-13T12:00:00Z') }
  const held = await world.db
    .insertInto('reservations')
    .values({ space_id: room.id, event_id: ofEvent, user_id: anna.id, theme: 'Ярмарка', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('reserved_halls')
    .values({ reservation_id: held.id, space_id: room.id, hall_id: free.id, is_holding: true, ...times })
    .execute()
  world.clock.advance(60 * 60_000)
  const ids = async (query: string) => (await get(`meeting-reservations?scope=space&${query}`, keeper))._items.map(({ id }: { id: number }) => id)
  expect(await ids('status=waiting')).toEqual([open.id])
  expect((await get('meeting-reservations/counters', keeper)).spaces).toEqual([{ id: room.id, name: 'Отдельное', pending: 1 }])
  expect([await ids('status=pending'), await ids('case=past')]).toEqual([[begun.id, open.id, held.id], [gone.id]])
})
