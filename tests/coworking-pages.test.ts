import { afterAll, beforeAll, expect, test } from 'vitest'
import { posterCode } from '../server/domains/spaces/poster-code.ts'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let space: { id: number; placeId: number }
let operator: Person
beforeAll(async () => {
  world = await createWorld()
  const made = await world.given.space('Точка сбора')
  const { place_id: placeId } = await world.db
    .updateTable('spaces')
    .set({ coworking_capacity: 1 })
    .where('id', '=', made.id)
    .returning('place_id')
    .executeTakeFirstOrThrow()
  space = { id: made.id, placeId }
  operator = await world.given.spaceStaff([made])
})
afterAll(() => world.close())

const today = '2026-03-10'
const day = '2026-03-12'
const placePage = (as?: Person) => world.page(`/places/${space.placeId}`, as && { as })
const enlistForm = 'form:has([value=enlist])'
const entries = async (person: Person) =>
  (await world.db.selectFrom('coworking_entries').select('status').where('user_id', '=', person.id).execute()).map(({ status }) => status)
const restrict = (person: Person, more: object = {}) =>
  world.request({
    method: 'POST',
    url: '/api/coworking/restrict',
    body: { spaceId: space.id, userId: person.id, ...more },
    token: operator.token,
  })

test('coworking: a visitor of the place signs in first; a user takes a day and gives it back without scripts (V393)', async () => {
  expect((await placePage()).text).toContain('Войти и записаться')
  const anna = await world.given.person()
  const enlisted = await (await placePage(anna)).submit(enlistForm, { date: day }, 'enlist')
  expect([enlisted.text.includes('Вы записаны. Покажите'), await entries(anna)]).toEqual([true, ['enlisted']])
  const boris = await world.given.person()
  const full = await placePage(boris)
  expect(full.$(`${enlistForm} [value="${day}"]`).is(':disabled')).toBe(true)
  expect(full.text).toContain('мест нет')
  const given = await enlisted.submit('form:has([value=delist])', {}, 'delist')
  expect([given.$('form:has([value=delist])').length, await entries(anna)]).toEqual([0, ['delisted']])
})

test('coworking: after the visit the page says when the visitor came and offers no cancelling (V393)', async () => {
  const anna = await world.given.person()
  await world.db.updateTable('spaces').set({ coworking_capacity: 9 }).where('id', '=', space.id).execute()
  const send = (path: string, body: object, person: Person) =>
    world.request({ method: 'POST', url: `/api/coworking/${path}`, body, token: person.token })
  await send('enlist', { spaceId: space.id, date: today }, anna)
  await send('visit', { spaceId: space.id, userId: anna.id }, operator)
  const page = await placePage(anna)
  expect([page.text.includes('Вы пришли в 12:00'), page.$('form:has([value=delist])').length]).toEqual([true, 0])
  await send('delist', { spaceId: space.id, date: today }, anna)
  expect((await world.page(`/control/${space.id}?date=${today}`, { as: operator })).text).toContain('Место вернули, приходили в 12:00')
  await world.db.deleteFrom('coworking_entries').execute()
  await world.db.updateTable('spaces').set({ coworking_capacity: 1 }).where('id', '=', space.id).execute()
})

test('coworking: without a chosen day nothing is taken, and the field says so', async () => {
  const anna = await world.given.person()
  const refused = await (await placePage(anna)).submit(enlistForm, {}, 'enlist')
  expect([refused.status, refused.$(`${enlistForm} [role=alert]`).length > 0, await entries(anna)]).toEqual([422, true, []])
})

test('coworking: a banned user reads until when and why, and has no form (V394)', async () => {
  const anna = await world.given.person()
  await restrict(anna, { until: '2026-03-20', reason: 'Шумели в тихой зоне' })
  const page = await placePage(anna)
  expect(page.text).toContain('20 марта')
  expect(page.text).toContain('Причина: Шумели в тихой зоне')
  expect(page.$(enlistForm).length).toBe(0)
})

test('poster of the coworking: opening marks nothing, one press marks the visit (V402)', async () => {
  const anna = await world.given.person()
  const address = `/qr?code=${await posterCode(world.db, 'space', space.id)}`
  const page = await world.page(address, { as: anna })
  expect([page.texts('main h1'), page.texts('main h2'), await entries(anna)]).toEqual([['Отметка в коворкинге'], ['Точка сбора'], []])
  const marked = await page.submit('form:has([value=mark])', {}, 'mark')
  expect([marked.texts('main [role=status]').join(), await entries(anna)]).toEqual(['Вы отметились сегодня', ['visited']])
  const boris = await world.given.person()
  expect((await world.page(address, { as: boris })).text).toContain('мест не осталось')
  await restrict(boris, { until: today })
  expect((await world.page(address, { as: boris })).$('form:has([value=mark])').length).toBe(0)
})

test('poster of an event: /qr takes its code too (R034)', async () => {
  const owner = await world.given.person()
  const event = await world.given.event({ owner, name: 'Вечер у плаката' })
  const page = await world.page(`/qr?code=${await posterCode(world.db, 'event', event.id)}`, { as: owner })
  expect([page.texts('main h1'), page.texts('main h2')]).toEqual([['Отметка на событии'], ['Вечер у плаката']])
})
