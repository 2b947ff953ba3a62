import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { soon } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let control: Person
let staff: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())
beforeEach(async () => {
  anna = await world.given.person()
  boris = await world.given.person()
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  control = await world.given.spaceStaff([space])
})

const date = '2026-03-20'
const send = (method: 'POST' | 'PUT', path: string, person: Person, body: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, body })
const booked = async (fields: object = {}): Promise<{ id: number }> => {
  const meeting = { spaceId: space.id, hallId: hall.id, theme: 'Совет двора', date, start: '10:00', end: '11:00', participants: [boris.id] }
  const { body } = await send('POST', '/meeting-reservations/reserve', anna, { ...meeting, ...fields })
  expect(body.reason).toBeUndefined()
  return body
}
const change = (path: string, data: object) => send('PUT', `/admin/${path}`, staff, { data })
const latest = async (person: Person): Promise<{ title: string; text: string }> =>
  (await world.request({ url: '/api/user/notifications', token: person.token })).body._items[0]
const closing = 'Зал или время закрыты'
const closed = (day: string) => [{ date: day, open: null, close: null }]

test('closing: a change that leaves bookings without hall or hours is refused with their number until it is confirmed', async () => {
  await booked()
  await booked({ start: '12:00', end: '13:00' })
  const rejected = await booked({ start: '14:00', end: '15:00' })
  await send('POST', `/meeting-reservations/${rejected.id}/decision`, control, { decision: 'rejected', comment: 'Зал красят' })
  const schedule = [{ day: 5, open: '11:30', close: '21:00' }]
  const changes: [string, object, number][] = [
    [`halls/${hall.id}`, { isActive: false }, 2],
    [`spaces/${space.id}`, { isActive: false }, 2],
    [`spaces/${space.id}`, { specialDays: closed(date) }, 2],
    [`spaces/${space.id}`, { schedule }, 1],
  ]
  for (const [path, data, count] of changes) {
    const refused = await change(path, data)
    expect([refused.status, refused.body.reason, refused.body.errors.bookings]).toEqual([
      409,
      'contentConcerns',
      [`Предстоящих бронирований: ${count}.`],
    ])
    expect((await change(path, { ...data, confirmed: false })).status).toBe(409)
  }
  expect((await change(`spaces/${space.id}`, { specialDays: closed('2026-03-21') })).status).toBe(200)
  expect((await change(`halls/${hall.id}`, { capacity: 25 })).status).toBe(200)
  expect((await change(`halls/${hall.id}`, { isActive: false, confirmed: true })).body.isActive).toBe(false)
  expect((await change(`halls/${hall.id}`, { isActive: true })).status).toBe(200)
})

test('closing: staff confirm in the form without scripts; author, participants and space staff are notified once, the booking stays', async () => {
  const { id } = await booked()
  await booked({ date: '2026-03-27', participants: [] })
  const page = await world.page(`/admin/content?table=halls&id=${hall.id}`, { as: staff })
  const editor = 'main form:has([name=version])'
  page.$('[name=isActive]').removeAttr('checked')
  const asked = await page.submit(editor, { name: 'Малая' }, 'save')
  expect([asked.status, asked.$('[name=name]').val(), asked.$('[name=isActive]').attr('checked')]).toEqual([409, 'Малая', undefined])
  for (const text of ['Предстоящих бронирований: 2.', 'Изменение затронет тех, кто уже записан']) expect(asked.text).toContain(text)
  const again = await asked.submit(editor, {}, 'save')
  expect(again.status).toBe(409)
  const saved = await again.submit(editor, { confirmed: 'on' }, 'save')
  expect(saved.texts('main [role=status]')).toHaveLength(1)
  await expect.poll(async () => (await latest(boris)).title, soon).toBe(closing)
  expect((await latest(boris)).text).toMatch(/^пт, 20 марта, 10:00–11:00 GMT\+3: .*«Совет двора»: Малая$/)
  for (const person of [anna, control])
    expect(await latest(person)).toMatchObject({ title: closing, text: expect.stringContaining('и ещё 1 встреча') })
  const { body } = await world.request({ url: `/api/meeting-reservations/${id}`, token: anna.token })
  expect([body.status, body.cancelled]).toEqual(['pending', false])
})

test('closing: another time zone of a place asks first and tells everyone concerned; one with the same clock does not', async () => {
  await booked()
  const { place_id, city_id } = await world.db
    .selectFrom('spaces as s')
    .innerJoin('places as p', 'p.id', 's.place_id')
    .select(['s.place_id', 'p.city_id'])
    .where('s.id', '=', space.id)
    .executeTakeFirstOrThrow()
  const { zone } = await world.db.selectFrom('cities').select('zone').where('id', '=', city_id).executeTakeFirstOrThrow()
  expect((await change(`places/${place_id}`, { zone })).status).toBe(200)
  const refused = await change(`places/${place_id}`, { zone: 'Asia/Vladivostok' })
  expect([refused.body.reason, refused.body.errors.bookings]).toEqual(['contentConcerns', ['Предстоящих бронирований: 1.']])
  expect((await change(`places/${place_id}`, { zone: 'Asia/Vladivostok', confirmed: true })).status).toBe(200)
  for (const person of [anna, boris, control]) await expect.poll(async () => (await latest(person))?.title, soon).toBe('Часы встречи изменились')
  expect((await latest(anna)).text).toContain('17:00–18:00')
})
