import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

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

const date = '2026-03-20'
const ask = (method: 'GET' | 'POST', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const drafted = async (hours: [number, number]): Promise<number> => {
  const [dateStart, dateEnd] = hours.map((hour) => `${date}T${hour}:00:00+03:00`)
  const fields = { name: 'Вечер чтений', typeId: 2, themes: [1], info: '<p>Читаем вслух</p>', format: 'space', dateStart, dateEnd }
  return (await ask('POST', '/events/draft', owner, { ...fields, space: { spaceId: space.id, hallIds: [] } })).body.id
}
const open = (id: number, section: string) => world.page(`/events/create?id=${id}&section=${section}`, { as: owner })
const choose = async (id: number, { id: hallId }: { id: number }): Promise<Page> =>
  (await open(id, 'place')).submit('#wizard-form', { 'space.hallIds': String(hallId) }, 'next')
const publish = async (id: number) => (await open(id, 'place')).submit('#wizard-form', {}, 'publish')
const book = (hallId: number, start: string, end: string) =>
  ask('POST', '/meeting-reservations/reserve', guest, { spaceId: space.id, hallId, theme: 'Встреча', date, start, end })
const statusOf = async (id: number) =>
  (await world.db.selectFrom('reservations').select('status').where('event_id', '=', id).executeTakeFirst())?.status

test('wizard: choose a space and its halls without scripts, and publish with their reservation', async () => {
  const id = await drafted([18, 20])
  expect((await open(id, 'place')).texts('fieldset:has([name="space.hallIds"]) label')).toEqual(['Каминная (мест: 20)', 'Атриум (мест: 150)'])
  await choose(id, hall)
  expect((await open(id, 'place')).$('[name="space.hallIds"][checked]').attr('value')).toBe(String(hall.id))
  expect(await statusOf(id)).toBeUndefined()
  await publish(id)
  expect(await statusOf(id)).toBe('pending')
})

test('wizard: publication says at the halls that none is free on the date, or that the time is taken (V106)', async () => {
  const id = await drafted([18, 20])
  await choose(id, hall)
  await book(hall.id, '09:00', '21:00')
  const taken = await publish(id)
  expect(taken.text).toContain('Это время уже занято. Выберите другое время или зал.')
  await book(other.id, '09:00', '21:00')
  const full = await publish(id)
  expect(full.text).toContain('На эту дату свободных залов нет. Выберите другой день.')
  expect(await statusOf(id)).toBeUndefined()
})

test('wizard: publication says at the start that the space is closed at that time (V107)', async () => {
  const id = await drafted([20, 22])
  await choose(id, hall)
  const page = await (await open(id, 'dateAndTime')).submit('#wizard-form', {}, 'publish')
  expect(page.text).toContain('В это время пространство не работает. Выберите другое время.')
  expect(await statusOf(id)).toBeUndefined()
})
