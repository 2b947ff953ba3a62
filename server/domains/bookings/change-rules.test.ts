import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from '../leaving/erase.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
  boris = await world.given.person()
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
})
afterAll(() => world.close())

const post = (path: string, body: object, person: Person = anna) =>
  world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, body, token: person.token })
const reserve = (fields: object, person: Person = anna) =>
  post('reserve', { spaceId: space.id, hallId: hall.id, theme: 'Совет двора', date: '2026-03-12', start: '10:00', end: '11:00', ...fields }, person)

test('changes: the theme of a booking in a hall that was switched off can be corrected, its time cannot', async () => {
  const spare = await world.given.hall(space, 'Запасной')
  const { body } = await reserve({ hallId: spare.id })
  await world.db.updateTable('halls').set({ is_active: false }).where('id', '=', spare.id).execute()
  expect((await post('update-reserve', { reserveId: body.id, theme: 'Чтения' })).body).toMatchObject({ theme: 'Чтения', hall: spare.id })
  const moved = await post('update-reserve', { reserveId: body.id, start: '12:00', end: '13:00' })
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['hallId']])
})

test('bookings: refuse a day too far ahead, a meeting that is too short and an impossible id, each with one clear message', async () => {
  const wrong: [object, string, string][] = [
    [{ date: '2027-12-31' }, 'date', 'Записаться можно не дальше чем на 365 дней вперёд. Выберите более ранний день.'],
    [{ end: '10:14' }, 'end', 'Не короче 15 минут. Выберите более поздний конец.'],
    [{ hallId: 1e19 }, 'hallId', 'Выберите одно из предложенного.'],
  ]
  for (const [fields, field, message] of wrong) {
    const { status, body } = await reserve(fields)
    expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  }
  expect((await reserve({ date: '2026-03-13', end: '10:15' })).status).toBe(200)
})

test('invitations: a booking that fails costs none of the allowance', async () => {
  const author = await world.given.person()
  await sql`insert into reservations (space_id, user_id, theme, starts_at, ends_at)
    select ${space.id}, ${author.id}, 'Ряд', day, day + interval '1 hour' from generate_series('2026-04-01'::timestamptz, '2026-04-30', '1 day') as day`.execute(
    world.db,
  )
  const spent = async () =>
    (await world.db.selectFrom('rate_limits').select('points').where('key', '=', `approaches:user:${author.id}`).execute())[0]?.points ?? 0
  expect((await reserve({ date: '2026-03-15', participants: [boris.id] }, author)).body.reason).toBe('tooManyEntries')
  expect(await spent()).toBe(0)
  await sql`delete from reservations where user_id = ${author.id} and starts_at > '2026-04-29'`.execute(world.db)
  expect((await reserve({ date: '2026-03-15', participants: [boris.id] }, author)).status).toBe(200)
  expect(await spent()).toBe(1)
})

test('erasure: participants learn that the meetings of an erased author are off, with time and hall', async () => {
  const author = await world.given.person()
  await reserve({ date: '2026-03-16', theme: 'Тайное', participants: [boris.id] }, author)
  await erasePerson(world.resources, author.id)
  const { body } = await world.request({ url: '/api/user/notifications', token: boris.token })
  expect(body._items[0]).toMatchObject({
    title: 'Бронирование отменено',
    text: 'пн, 16 марта, 10:00–11:00 GMT+3: Встречи «встреча» не будет: Каминная, «Точка сбора»',
  })
})
