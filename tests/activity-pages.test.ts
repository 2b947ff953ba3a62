import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

type Person = { id: number; token: string }

let world: World
let reader: Person
beforeAll(async () => {
  world = await createWorld()
  reader = await world.given.person()
  for (let startsInDays = 1; startsInDays <= 10; startsInDays += 1) await join(startsInDays, `Вечер ${startsInDays}`)
  await join(-3, 'Прошлая ярмарка')
  const { id } = await world.given.event({ name: 'Любимая лекция', startsInDays: 20 })
  await world.db.insertInto('favorites').values({ user_id: reader.id, event_id: id, created_at: world.clock.now() }).execute()
})
afterAll(() => world.close())

const join = async (startsInDays: number, name: string) => {
  const { id } = await world.given.event({ name, startsInDays })
  const entry = { event_id: id, user_id: reader.id, state: 'approved' as const, queue_number: 1, format: 'offline' as const }
  await world.db
    .insertInto('event_participants')
    .values({ ...entry, created_at: world.clock.now() })
    .execute()
}

const activity = async (address: string, as = reader) => {
  const page = await world.page(address, { as })
  const $ = page.$
  const texts = (selector: string) =>
    $(`main ${selector}`)
      .toArray()
      .map((one) => $(one).text())
  return { page, $, texts }
}

test('activity: a page with the three lists with their counters, eight events and the rest on page 2 (V371, V372)', async () => {
  const first = await activity('/activity')
  expect(first.texts('section nav a')).toEqual(['Предстоят10', 'Прошли1', 'Избранное1'])
  expect(first.texts('section nav a[aria-current]')).toEqual(['Предстоят10'])
  expect(first.texts('li h3')).toEqual(Array.from({ length: 8 }, (_, index) => `Вечер ${index + 1}`))
  expect((await activity('/activity?paginationPage=2')).texts('li h3')).toEqual(['Вечер 9', 'Вечер 10'])
  expect((await activity('/activity?tab=past')).texts('li h3')).toEqual(['Прошлая ярмарка'])
  expect((await activity('/activity?tab=favorite')).texts('li h3')).toEqual(['Любимая лекция'])
})

test('activity: search within a list, and say when nothing is found (V372)', async () => {
  const found = await activity(`/activity?query=${encodeURIComponent('вечер 10')}`)
  expect(found.texts('li h3')).toEqual(['Вечер 10'])
  expect(found.$('main input[type=search]').attr('value')).toBe('вечер 10')
  const nothing = await activity(`/activity?tab=past&query=${encodeURIComponent('абракадабра')}`)
  expect(nothing.texts('li h3')).toEqual([])
  expect(nothing.$('[role=status] h3').length).toBe(1)
})

test.each(['/en', '/kz'])('activity in %s: an empty list leads to the events', async (prefix) => {
  const { $ } = await activity(`${prefix}/activity?tab=favorite`, await world.given.person())
  expect($(`[role=status] a[href="${prefix}/events"]`).length).toBe(1)
})

test('activity: a row offers the ticket and the calendar, and cancels the participation after a confirmation', async () => {
  const guest = await world.given.person()
  const { id } = await world.given.event({ name: 'Вечер чтения', startsInDays: 4 })
  const body = { user_id: guest.id, eventId: id, format: 'offline' }
  expect((await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body })).status).toBe(200)
  const { page, $, texts } = await activity('/activity', guest)
  expect(texts('article summary')).toEqual(['В календарь', 'Не смогу прийти'])
  expect($(`main article a[href="/qr?eventId=${id}"]`).text()).toBe('Билет')
  expect($(`main article a[href*="/events/${id}/calendar"]`).length).toBe(2)
  const done = await page.submit('main article form', {}, 'cancelParticipation')
  expect([done.status, done.$('main article').length]).toEqual([200, 0])
  expect((await world.request({ url: `/api/event-participants/status?eventId=${id}`, token: guest.token })).body.state).toBe('noRequest')
})

test('activity: a past event offers no cancellation', async () => {
  const { texts } = await activity('/activity?tab=past')
  expect(texts('article summary')).toEqual([])
  expect(texts('li h3')).toEqual(['Прошлая ярмарка'])
})
