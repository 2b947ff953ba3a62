import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let owner: Person
let staff: Person
let guest: Person
let space: { id: number }
let hall: { id: number }
let other: { id: number }
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  guest = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space)
  other = await world.given.hall(space, 'Каминная', 20)
})
afterAll(() => world.close())

let day = 12
const nextDate = () => {
  day += 1
  return new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10)
}
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const at = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:00:00+03:00`
const evening = (date: string, fields: object = {}) => ({
  ...{ name: `Вечер ${date}`, typeId: 2, themes: [1], info: '<p>Читаем вслух</p>', format: 'space' },
  ...{ space: { spaceId: space.id, hallIds: [hall.id] }, dateStart: at(date, 18), dateEnd: at(date, 20), ...fields },
})
const drafted = async (fields: object): Promise<number> => (await ask('POST', '/events/draft', owner, fields)).body.id
const publish = (id: number) => ask('POST', `/events/${id}/draft/publish`, owner, {})
const change = async (id: number, fields: object) => {
  await ask('PATCH', `/events/${id}/draft`, owner, fields)
  return publish(id)
}
const published = async (date: string, fields: object = {}): Promise<number> => {
  const id = await drafted(evening(date, fields))
  const { status, body } = await publish(id)
  expect([status, body.errors]).toEqual([200, undefined])
  return id
}
const decide = (id: number, decision: string) =>
  ask('POST', `/admin/events/${id}/decision`, staff, { decision, ...(decision === 'declined' && { reason: 'wrongData' }) })
const approved = async (date: string, fields: object = {}) => {
  const id = await published(date, fields)
  expect((await decide(id, 'approved')).status).toBe(200)
  return id
}
const reservation = (eventId: number) => world.db.selectFrom('reservations').selectAll().where('event_id', '=', eventId).executeTakeFirst()
/** Hours of the day that are free in a hall. */
const isFreeAt = async (date: string, start: string, hallId = hall.id): Promise<boolean> => {
  const { body } = await ask('GET', `/spaces/${space.id}/reservations/available-slots?date=${date}&hallIds=${hallId}`, guest)
  return body._items.find((slot: { start: string }) => slot.start === start).available
}
const setSpecialDays = (days: object[]) =>
  world.db
    .updateTable('spaces')
    .set({ special_days: JSON.stringify(days) })
    .where('id', '=', space.id)
    .execute()
const closeDay = (date: string) => setSpecialDays([{ date, open: null, close: null }])
const openAllDays = () => setSpecialDays([])
const book = (date: string, start: string, end: string, hallId = hall.id) =>
  ask('POST', '/meeting-reservations/reserve', guest, { spaceId: space.id, hallId, theme: 'Встреча', date, start, end })

test('halls of an event: a draft reserves nothing, publication holds them until the decision, and the reply has their reservation (A148)', async () => {
  const date = nextDate()
  const id = await drafted(evening(date))
  expect([await isFreeAt(date, '18:00'), await reservation(id)]).toEqual([true, undefined])
  await publish(id)
  expect(await isFreeAt(date, '18:00')).toBe(false)
  expect(await reservation(id)).toMatchObject({ status: 'pending', user_id: owner.id, theme: `Вечер ${date}` })
  await decide(id, 'approved')
  const held = await reservation(id)
  expect(held?.status).toBe('approved')
  expect((await ask('GET', `/events/${id}?expand=space`, guest)).body.space).toMatchObject({ spaceId: space.id, reservationId: held?.id })
  expect((await book(date, '19:00', '20:30')).body.reason).toBe('slotTaken')
  expect((await ask('POST', '/meeting-reservations/update-reserve', staff, { reserveId: held?.id, theme: 'Чужое' })).body.reason).toBe(
    'bookedByEvent',
  )
  expect((await ask('POST', `/meeting-reservations/${held?.id}/decision`, staff, { decision: 'rejected', comment: 'Нет' })).body.reason).toBe(
    'bookedByEvent',
  )
  expect((await ask('POST', `/meeting-reservations/${held?.id}/cancel`, owner, {})).body.reason).toBe('bookedByEvent')
  expect((await ask('GET', `/meeting-reservations?scope=space&spaceId=${space.id}`, staff)).body._items).toContainEqual(
    expect.objectContaining({ id: held?.id, event: { id, name: `Вечер ${date}` }, status: 'approved' }),
  )
})

test('halls of an event: a taken hall refuses publication at the field, and a day without free halls says so (V106)', async () => {
  const date = nextDate()
  await book(date, '19:00', '20:30')
  const id = await drafted(evening(date))
  const taken = await publish(id)
  expect([taken.status, taken.body.reason, Object.keys(taken.body.errors), Object.keys(taken.body.sections)]).toEqual([
    ...[422, 'eventIncomplete', ['space.hallIds'], ['place']],
  ])
  expect(taken.body.errors['space.hallIds'][0]).toContain('занято')
  expect(await reservation(id)).toBeUndefined()
  for (const one of [hall, other]) await book(date, '09:00', one === hall ? '19:00' : '21:00', one.id)
  await book(date, '20:30', '21:00')
  expect((await publish(id)).body.errors['space.hallIds'][0]).toContain('свободных залов нет')
  expect(
    (await change(id, { space: { spaceId: space.id, hallIds: [hall.id, other.id] }, dateStart: at(nextDate(), 18), dateEnd: at(date, 20) })).status,
  ).toBe(422)
})

test('halls of an event: a time when the space is closed refuses publication at the field (V107)', async () => {
  const date = nextDate()
  const { status, body } = await publish(await drafted(evening(date, { dateStart: at(date, 20), dateEnd: at(date, 22) })))
  expect([status, Object.keys(body.errors), body.errors.dateStart[0]]).toEqual([422, ['dateStart'], expect.stringContaining('не работает')])
})

test('halls of an event: they move with its dates while it waits, and are free again where they were', async () => {
  const [date, later] = [nextDate(), nextDate()]
  const id = await published(date)
  expect((await change(id, { dateStart: at(date, 19), dateEnd: at(date, 21) })).status).toBe(200)
  expect([await isFreeAt(date, '18:30'), await isFreeAt(date, '20:30')]).toEqual([true, false])
  await book(later, '18:00', '19:00')
  const refused = await change(id, { dateStart: at(later, 18), dateEnd: at(later, 20) })
  expect(refused.body.errors).toHaveProperty(['space.hallIds'])
  expect(await isFreeAt(date, '20:30')).toBe(false)
})

test('halls of an event: a change of an approved event holds the old and the new halls until the decision, and one of them after it', async () => {
  const [date, later] = [nextDate(), nextDate()]
  const id = await approved(date)
  expect((await change(id, { dateStart: at(later, 18), dateEnd: at(later, 20) })).status).toBe(200)
  expect([await isFreeAt(date, '18:00'), await isFreeAt(later, '18:00')]).toEqual([false, false])
  await decide(id, 'declined')
  expect([await isFreeAt(date, '18:00'), await isFreeAt(later, '18:00')]).toEqual([false, true])
  expect((await change(id, { dateStart: at(later, 18), dateEnd: at(later, 20), name: 'Вечер перенесён' })).status).toBe(200)
  const { body } = await decide(id, 'approved')
  expect([await isFreeAt(date, '18:00'), await isFreeAt(later, '18:00')]).toEqual([true, false])
  expect((await ask('POST', `/admin/decisions/${body.decisionId}/undo`, staff, {})).status).toBe(200)
  expect([await isFreeAt(date, '18:00'), await isFreeAt(later, '18:00')]).toEqual([false, false])
  const again = await decide(id, 'approved')
  expect((await book(date, '18:00', '19:00')).status).toBe(200)
  expect((await ask('POST', `/admin/decisions/${again.body.decisionId}/undo`, staff, {})).body.reason).toBe('slotTaken')
})

test('halls of an event: a change by an hour does not meet the own booking, and one that is taken back frees its halls', async () => {
  const date = nextDate()
  const id = await approved(date)
  expect((await change(id, { dateStart: at(date, 17), dateEnd: at(date, 19) })).status).toBe(200)
  expect([await isFreeAt(date, '17:00'), await isFreeAt(date, '19:30')]).toEqual([false, false])
  expect((await change(id, { dateStart: at(date, 18), dateEnd: at(date, 20) })).status).toBe(200)
  expect([await isFreeAt(date, '17:00'), await isFreeAt(date, '19:30')]).toEqual([true, false])
})

test('halls of an event: refusal, unpublishing, the drafts, cancellation and another place free them', async () => {
  const ends: [string, (id: number) => Promise<unknown>][] = [
    ['rejected', (id) => decide(id, 'declined')],
    ['cancelled', (id) => ask('POST', `/owner/events/${id}/unpublish`, owner, {})],
    ['cancelled', (id) => ask('POST', `/owner/events/${id}/make-draft`, owner, {})],
    ['cancelled', (id) => ask('POST', `/owner/events/${id}/cancel`, owner, {})],
    ['cancelled', (id) => change(id, { format: 'place', space: null, place: { name: 'Сад', address: 'Мира, 1', cityId: 881 } })],
  ]
  for (const [state, end] of ends) {
    const date = nextDate()
    const id = await published(date)
    await end(id)
    const held = await reservation(id)
    expect([state, held?.is_holding, await isFreeAt(date, '18:00')]).toEqual([held?.cancelled_at ? 'cancelled' : held?.status, false, true])
    expect((await book(date, '18:00', '20:00')).status).toBe(200)
  }
})

test('halls of an event: of two publications at once one has the hall', async () => {
  const date = nextDate()
  const ids = [await drafted(evening(date)), await drafted(evening(date))]
  const answers = await Promise.all(ids.map(publish))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty(['space.hallIds'])
})

test('halls of an event: do not block the event itself in the wizard, and block it for others', async () => {
  const date = nextDate()
  const id = await approved(date)
  const isFreeFor = async (person: Person) => {
    const { body } = await ask('GET', `/spaces/${space.id}/reservations/available-slots?date=${date}&hallIds=${hall.id}&eventId=${id}`, person)
    return body._items.find((slot: { start: string }) => slot.start === '18:30').available
  }
  expect([await isFreeFor(owner), await isFreeFor(guest)]).toEqual([true, false])
})

test('halls of an event: an undone refusal does not hold a deleted hall, nor a hall on a day that is closed now', async () => {
  const closings: [reason: string, close: (hallId: number, date: string) => Promise<unknown>][] = [
    ['hallOutOfUse', (hallId) => ask('DELETE', `/admin/halls/${hallId}`, staff)],
    ['spaceClosed', (_hallId, date) => closeDay(date)],
  ]
  for (const [reason, close] of closings) {
    const date = nextDate()
    const spare = await world.given.hall(space, `Запасной ${date}`)
    const id = await published(date, { space: { spaceId: space.id, hallIds: [spare.id] } })
    const declined = await decide(id, 'declined')
    await close(spare.id, date)
    expect((await ask('POST', `/admin/decisions/${declined.body.decisionId}/undo`, staff, {})).body.reason).toBe(reason)
    expect((await reservation(id))?.is_holding).toBe(false)
  }
  await openAllDays()
})

test('halls of an event: a hall switched off while the event holds it stays with the event, and the moderator is warned', async () => {
  const date = nextDate()
  const obstacle = async (eventId: number) => {
    const { body } = await ask('GET', '/admin/events?status=wait&pageSize=50', staff)
    return body._items.find((event: { id: number }) => event.id === eventId).hallObstacle
  }
  const spare = await world.given.hall(space, `Запасной ${date}`)
  const id = await published(date, { space: { spaceId: space.id, hallIds: [spare.id] } })
  expect(await obstacle(id)).toBeNull()
  await closeDay(date)
  expect(await obstacle(id)).toBe('spaceClosed')
  await openAllDays()
  await world.db.updateTable('halls').set({ is_active: false }).where('id', '=', spare.id).execute()
  expect(await obstacle(id)).toBe('hallOutOfUse')
  expect((await decide(id, 'approved')).status).toBe(200)
  expect((await reservation(id))?.is_holding).toBe(true)
})
