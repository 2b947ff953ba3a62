import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let control: Person
let space: { id: number }
let hall: { id: number }
let other: { id: number }
beforeAll(async () => {
  world = await createWorld()
  boris = await world.given.person()
})
afterAll(() => world.close())
beforeEach(async () => {
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Букина' })
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  other = await world.given.hall(space, 'Атриум', 150, ['камера'])
  control = await world.given.spaceStaff([space])
})

const post = (path: string, body: object, person: Person = anna) =>
  world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, body, token: person.token })
const plan = async (query: object = {}, person: Person = anna) => {
  const asked = { hallId: hall.id, date: '2026-03-12', start: '10:00', end: '11:00', every: 'week', count: 3, ...query }
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]))
  return world.request({ url: `/api/spaces/${space.id}/reservations/series?${search}`, token: person.token })
}
const reserve = (date: string, start: string, end: string, hallId = hall.id) =>
  post('reserve', { spaceId: space.id, hallId, theme: 'Чужая', date, start, end }, boris)
const at = (date: string, fields: object = {}) => ({ hallId: hall.id, date, start: '10:00', end: '11:00', ...fields })
const weekly = () => [at('2026-03-12'), at('2026-03-19'), at('2026-03-26')]
const reserveSeries = (meetings: object[] = weekly(), fields: object = {}) =>
  post('reserve-series', { spaceId: space.id, theme: 'Книжный клуб', meetings, ...fields })
const series = async (meetings: object[] = weekly()): Promise<{ id: number }[]> => {
  const { body } = await reserveSeries(meetings)
  expect(body.reason).toBeUndefined()
  return body._items
}
const states = async () => {
  const rows = await world.db
    .selectFrom('reservations')
    .select(['status', 'cancelled_at'])
    .where('user_id', '=', anna.id)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ status, cancelled_at }) => (cancelled_at ? 'cancelled' : status))
}
const bell = async (person: Person) => {
  const { body } = await world.request({ url: '/api/user/notifications?paginationSize=50', token: person.token })
  return body._items.map(({ title }: { title: string }) => title)
}

test('series: a plan says what prevents each meeting, and proposes other halls and the nearest times of the day', async () => {
  await reserve('2026-03-19', '10:30', '11:30')
  for (const one of [hall, other]) await reserve('2026-03-26', '09:00', '21:00', one.id)
  const { body } = await plan()
  expect(body._items[0]).toEqual({ date: '2026-03-12', start: '10:00', end: '11:00', obstacle: null, others: [] })
  expect(body._items[1]).toEqual({
    ...{ date: '2026-03-19', start: '10:00', end: '11:00', obstacle: 'slotTaken' },
    others: [
      { hallId: other.id, start: '10:00', end: '11:00' },
      { hallId: hall.id, start: '09:00', end: '10:00' },
      { hallId: hall.id, start: '09:30', end: '10:30' },
      { hallId: hall.id, start: '11:30', end: '12:30' },
    ],
  })
  expect(body._items[2]).toMatchObject({ date: '2026-03-26', obstacle: 'noHallsForDate', others: [] })
})

test('series: a plan keeps the clock of the space, steps by two weeks, and names closed days', async () => {
  const special = JSON.stringify([{ date: '2026-04-09', open: null, close: null }])
  await world.db.updateTable('spaces').set({ special_days: special }).where('id', '=', space.id).execute()
  const { body } = await plan({ every: 'twoWeeks', count: 3 })
  expect(body._items.map(({ date, obstacle }: { date: string; obstacle: string }) => [date, obstacle])).toEqual([
    ['2026-03-12', null],
    ['2026-03-26', null],
    ['2026-04-09', 'spaceClosed'],
  ])
  expect((await plan({ count: 13 })).status).toBe(422)
  expect((await plan({ end: '09:00' })).status).toBe(422)
  expect((await plan({ hallId: 999_999 })).status).toBe(422)
  expect((await plan({ date: '2027-03-01' })).body._items).toHaveLength(2)
})

test('series: books every meeting of a plan or none, and notifies once', async () => {
  const guest = await world.given.person()
  const { body } = await reserveSeries(weekly(), { participants: [guest.id] })
  expect(body._items.map(({ date }: { date: string }) => date)).toEqual(['2026-03-12', '2026-03-19', '2026-03-26'])
  expect(body._items[0].series).toEqual(
    body._items.map(({ id, date }: { id: number; date: string }) => ({ id, date, start: '10:00', status: 'pending', cancelled: false })),
  )
  expect([await bell(control), await bell(guest)]).toEqual([['Новое бронирование'], ['Приглашение на встречу']])
  const refused = await reserveSeries([at('2026-04-02'), at('2026-03-19', { start: '10:30', end: '11:30' })])
  expect([refused.status, refused.body.reason, Object.keys(refused.body.errors)]).toEqual([409, 'slotTaken', ['start', 'meetings.1']])
  expect(refused.body.message).toBe('Четверг, 19 марта, 10:30–11:30. Это время уже занято. Выберите другое время или зал.')
  expect(await states()).toEqual(['pending', 'pending', 'pending'])
})

test('series: refuses meetings that meet each other, closed times, foreign halls and equipment, and too many', async () => {
  const foreign = await world.given.hall(await world.given.space('Чужое'))
  const wrong: [object[], object, number][] = [
    [[at('2026-03-12'), at('2026-03-12', { start: '10:30', end: '11:30' })], {}, 409],
    [[at('2026-03-12'), at('2026-03-13', { start: '20:30', end: '21:30' })], {}, 422],
    [[at('2026-03-12'), at('2026-03-13', { hallId: foreign.id })], {}, 422],
    [weekly(), { equipment: ['камера'] }, 422],
    [[at('2026-03-12')], {}, 422],
    [weekly(), { hallId: hall.id }, 422],
  ]
  for (const [meetings, fields, status] of wrong) expect((await reserveSeries(meetings, fields)).status).toBe(status)
  expect(await states()).toEqual([])
  const days = Array.from({ length: 12 }, (_, index) => at(`2026-05-${String(index + 10)}`))
  await series(days)
  await series(days.map((one) => ({ ...one, start: '12:00', end: '13:00' })))
  const last = days.map((one) => ({ ...one, start: '14:00', end: '15:00' }))
  expect((await reserveSeries(last)).body.reason).toBe('tooManyEntries')
  expect((await reserveSeries(last.slice(0, 6))).status).toBe(200)
})

test('series: a refusal of one meeting names its date and time, in the language of the reader', async () => {
  const closed = await reserveSeries([at('2026-03-12'), at('2026-03-13', { start: '20:30', end: '21:30' })])
  expect(closed.body.errors['meetings.1']).toEqual([closed.body.message])
  expect(closed.body.message).toMatch(/^Пятница, 13 марта, 20:30–21:30\. В это время пространство не работает/)
  const past = await reserveSeries([at('2026-03-12'), at('2025-03-13')])
  expect(past.body.errors.date).toEqual([expect.stringMatching(/^Четверг, 13 марта, 10:00–11:00\. /)])
  const body = { spaceId: space.id, theme: 'Клуб', meetings: [at('2026-03-12'), at('2026-03-13', { start: '20:30', end: '21:30' })] }
  const headers = { 'accept-language': 'en' }
  const english = await world.request({ method: 'POST', url: '/api/meeting-reservations/reserve-series', body, token: anna.token, headers })
  expect(english.body.message).toMatch(/^Friday 13 March, 20:30–21:30\. /)
})

test('series: a hall that staff take out of use meanwhile is refused with the time of its meeting', async () => {
  const { answer } = await world.db.transaction().execute(async (tx) => {
    await tx.updateTable('halls').set({ is_active: false }).where('id', '=', other.id).execute()
    const answer = reserveSeries([at('2026-03-12'), at('2026-03-19', { hallId: other.id })])
    await untilWaiting(world)
    return { answer }
  })
  const { status, body } = await answer
  expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining(['meetings.1'])])
  expect(await states()).toEqual([])
})

test('series: of two equal series at once one is booked', async () => {
  const answers = await Promise.all([reserveSeries(), reserveSeries(weekly().toReversed())])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await states()).toHaveLength(3)
})

test('series: staff decide one meeting, or it and the later pending ones with one notice', async () => {
  const [first, second] = await series()
  await post(`${second?.id}/decision`, { decision: 'approved' }, control)
  expect(await states()).toEqual(['pending', 'approved', 'pending'])
  await post(`${first?.id}/decision`, { decision: 'rejected', comment: 'Ремонт', withLater: true }, control)
  expect(await states()).toEqual(['rejected', 'approved', 'rejected'])
  expect(await bell(anna)).toHaveLength(2)
})

test('series: the author cancels one meeting, or it and all later ones; earlier ones stay', async () => {
  const [, second] = await series()
  expect((await post(`${second?.id}/cancel`, { withLater: true }, boris)).status).toBe(403)
  expect((await post(`${second?.id}/cancel`, { withLater: true })).body).toEqual({ ok: true })
  expect(await states()).toEqual(['pending', 'cancelled', 'cancelled'])
  expect((await reserve('2026-03-26', '10:00', '11:00')).status).toBe(200)
})

test('series: the author cancels the rest of a rejected series', async () => {
  const [first] = await series()
  await post(`${first?.id}/decision`, { decision: 'rejected', comment: 'Ремонт', withLater: true }, control)
  await post(`${first?.id}/cancel`, { withLater: true })
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
})

test('series: changes from two of its meetings at once do not block each other', async () => {
  const [first, second] = await series()
  await post('update-reserve', { reserveId: second?.id, date: '2026-04-30' })
  const answers = await Promise.all([
    post(`${first?.id}/decision`, { decision: 'approved', withLater: true }, control),
    post(`${second?.id}/cancel`, { withLater: true }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
