import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let reader: Person
let joined: number
beforeAll(async () => {
  world = await createWorld()
  reader = await world.given.person({ firstName: 'Вера' })
  await world.db
    .updateTable('users')
    .set({ theme_ids: [1], city_id: 881 })
    .where('id', '=', reader.id)
    .execute()
  for (let days = 1; days <= 6; days += 1) await world.given.event({ name: `Онлайн ${days}`, format: 'online', startsInDays: days })
  for (let days = 1; days <= 6; days += 1) await world.given.event({ name: `Встреча ${days}`, startsInDays: days })
  joined = (await world.given.event({ name: 'Моя встреча', startsInDays: 1, owner: reader })).id
  const guest = await world.given.person()
  const entry = { event_id: joined, queue_number: 1, format: 'offline' as const, created_at: world.clock.now() }
  await world.db
    .insertInto('event_participants')
    .values([
      { ...entry, user_id: reader.id, state: 'approved' },
      { ...entry, user_id: guest.id, state: 'wait' },
    ])
    .execute()
})
afterAll(() => world.close())

const home = async (viewer: { as?: Person } = {}) => {
  const { $ } = await world.page('/', viewer)
  const eventLinks = $('main a[href^="/events/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => /^\/events\/\d+$/.test(href))
  return { $, eventLinks }
}

test('home page: a visitor sees the offer, a signed-in user their next event with the ticket and what waits for a decision', async () => {
  const visitor = await home()
  expect(visitor.$('h1').text()).toBe('События, с которых начинается дело')
  const own = await home({ as: reader })
  expect(own.$('h1').text()).toBe('Вера, впереди у вас')
  expect(own.eventLinks[0]).toBe(`/events/${joined}`)
  expect(own.$('main article').first().text()).toContain('Билет')
  expect(own.$('main aside a').first().text()).toBe('1 заявка на ваши события')
})

test('home page: show no event twice', async () => {
  for (const viewer of [{}, { as: reader }]) {
    const { eventLinks } = await home(viewer)
    expect(eventLinks.length).toBeGreaterThanOrEqual(8)
    expect(eventLinks).toEqual([...new Set(eventLinks)])
  }
})

test('home page: posters show events that have not begun, each with its day and time', async () => {
  const begun = await world.given.event({ name: 'Уже идёт', format: 'online', start: new Date(world.clock.now().getTime() - 3_600_000) })
  const { $ } = await home()
  const posters = $('ul[aria-label="Скоро начнутся"] a').toArray()
  expect(posters).toHaveLength(3)
  for (const poster of posters) {
    const start = $(poster).find('time').attr('datetime') ?? ''
    expect(Date.parse(start)).toBeGreaterThan(world.clock.now().getTime())
    expect($(poster).find('time').text()).toContain(start.slice(11, 16))
    expect($(poster).attr('href')).not.toBe(`/events/${begun.id}`)
  }
})

test('footer: columns have headings, and a line says who runs the platform', async () => {
  const { $ } = await home()
  expect(
    $('footer h2')
      .toArray()
      .map((heading) => $(heading).text()),
  ).toEqual(['Разделы', 'Помощь и правила', 'Ещё'])
  expect($('footer a[href="/page/contacts"]').last().parent().text()).toContain('Платформу ведёт')
})

test('home page: the main action of an event online leads to its page, where the broadcast will be', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ format: 'online', startsInDays: 1 })
  await world.db
    .insertInto('event_participants')
    .values({ event_id: id, user_id: as.id, state: 'approved', queue_number: 1, format: 'online', created_at: world.clock.now() })
    .execute()
  const action = (await home({ as })).$(`main article a[href="/events/${id}"]`).last()
  expect(action.text()).toBe('Как подключиться')
})
