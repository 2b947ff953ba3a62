import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let owner: Person
let guest: Person
let space: { id: number }
let hall: { id: number }
let other: { id: number }
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  guest = await world.given.person()
})
afterAll(() => world.close())
beforeEach(async () => {
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  other = await world.given.hall(space, 'Атриум', 150)
})

const at = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:00:00+03:00`
const ask = async (start: string, end: string, query: object = {}, person: Person = owner) => {
  const search = new URLSearchParams({ dateStart: start, dateEnd: end, ...query })
  return world.request({ url: `/api/spaces/${space.id}/reservations/event-time?${search}`, token: person.token })
}
const chosen = (...halls: { id: number }[]) => ({ hallIds: halls.map(({ id }) => id).join() })
const book = async (date: string, start: string, end: string, hallId: number) => {
  const body = { spaceId: space.id, hallId, theme: 'Встреча', date, start, end }
  const answer = await world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', body, token: guest.token })
  expect(answer.body.reason).toBeUndefined()
}
const fill = async (date: string) => {
  for (const { id } of [hall, other]) await book(date, '09:00', '21:00', id)
}
const closeOn = (date: string) =>
  world.db
    .updateTable('spaces')
    .set({ special_days: JSON.stringify([{ date, open: null, close: null }]) })
    .where('id', '=', space.id)
    .execute()

test('event time: a free time has no obstacle, and names the free halls and hours of its day', async () => {
  await book('2026-03-12', '12:00', '13:30', hall.id)
  const { body } = await ask(at('2026-03-12', 18), at('2026-03-12', 20), chosen(hall))
  expect(body).toEqual({
    obstacle: null,
    freeHallIds: [hall.id, other.id],
    hours: [
      { start: '09:00', end: '12:00' },
      { start: '13:30', end: '21:00' },
    ],
    days: [],
  })
})

test('event time: taken halls, a day without free halls and closed hours are different obstacles (V106, V107)', async () => {
  const obstacle = async (...args: Parameters<typeof ask>) => (await ask(...args)).body.obstacle
  await book('2026-03-12', '19:00', '20:00', hall.id)
  await fill('2026-03-13')
  await closeOn('2026-03-15')
  const evening = (date: string) => [at(date, 18), at(date, 20)] as const
  expect(await obstacle(...evening('2026-03-12'), chosen(hall))).toBe('slotTaken')
  expect(await obstacle(...evening('2026-03-12'), chosen(other))).toBeNull()
  expect(await obstacle(...evening('2026-03-12'))).toBeNull()
  expect(await obstacle(...evening('2026-03-13'), chosen(hall))).toBe('noHallsForDate')
  expect(await obstacle(...evening('2026-03-13'))).toBe('noHallsForDate')
  expect(await obstacle(at('2026-03-12', 20), at('2026-03-12', 22), chosen(hall))).toBe('spaceClosed')
  expect(await obstacle(...evening('2026-03-15'), chosen(hall))).toBe('spaceClosed')
  expect(await obstacle(...evening('2026-03-15'))).toBe('spaceClosed')
})

test('event time: all days of a long event count', async () => {
  await book('2026-03-14', '12:00', '13:00', hall.id)
  const long = [at('2026-03-12', 18), at('2026-03-15', 12)] as const
  expect((await ask(...long, chosen(hall))).body).toMatchObject({ obstacle: 'slotTaken', freeHallIds: [other.id] })
  expect((await ask(...long, chosen(other))).body.obstacle).toBeNull()
  await closeOn('2026-03-13')
  expect((await ask(...long, chosen(other))).body.obstacle).toBe('spaceClosed')
})

test('event time: proposes the next days on which the same time is open and free', async () => {
  await fill('2026-03-12')
  await book('2026-03-13', '19:30', '20:30', hall.id)
  await closeOn('2026-03-14')
  const { body } = await ask(at('2026-03-12', 18), at('2026-03-12', 20), chosen(hall))
  expect(body.days.map(({ date }: { date: string }) => date)).toEqual(['2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'])
  expect(body.days[0]).toEqual({ date: '2026-03-15', dateStart: '2026-03-15T15:00:00.000Z', dateEnd: '2026-03-15T17:00:00.000Z' })
})

test('event time: a proposed day keeps the clock of the space across summer time', async () => {
  const place = world.db.selectFrom('spaces').select('place_id').where('id', '=', space.id)
  await world.db.updateTable('places').set({ zone: 'Europe/Berlin' }).where('id', '=', place).execute()
  await fill('2026-03-28')
  const { body } = await ask('2026-03-28T18:00:00+01:00', '2026-03-28T20:00:00+01:00', chosen(hall))
  expect(body.days[0]).toEqual({ date: '2026-03-29', dateStart: '2026-03-29T16:00:00.000Z', dateEnd: '2026-03-29T18:00:00.000Z' })
})

test('event time: a hall out of use and an inactive space are obstacles without other days', async () => {
  await world.db.updateTable('halls').set({ is_active: false }).where('id', '=', hall.id).execute()
  const evening = [at('2026-03-12', 18), at('2026-03-12', 20)] as const
  expect((await ask(...evening, chosen(hall))).body).toMatchObject({ obstacle: 'hallOutOfUse', days: [] })
  await world.db.updateTable('spaces').set({ is_active: false }).where('id', '=', space.id).execute()
  expect((await ask(...evening, chosen(other))).body.obstacle).toBe('hallOutOfUse')
  expect((await ask(...evening)).body.obstacle).toBe('hallOutOfUse')
})

test('event time: refuses an end before the start, distant years and unknown spaces', async () => {
  const refused = await ask(at('2026-03-12', 20), at('2026-03-12', 18))
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['dateEnd']])
  expect((await ask('9999-12-31T20:00:00Z', '9999-12-31T21:00:00Z')).status).toBe(422)
  expect((await ask('0001-01-01T00:00:00Z', at('2026-03-12', 18))).status).toBe(422)
  expect((await ask('2000-01-01T00:00:00Z', '2099-12-31T00:00:00Z', chosen(hall))).body.days).toEqual([])
  space = { id: 999_999 }
  expect((await ask(at('2026-03-12', 18), at('2026-03-12', 20))).status).toBe(404)
})
