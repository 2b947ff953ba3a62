import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  world.clock.set(new Date('2026-03-11T09:00:00Z'))
  for (const [name, day] of [
    ['Понедельник', '2026-03-09'],
    ['Среда', '2026-03-11'],
    ['Вечер среды', '2026-03-11'],
    ['Воскресенье', '2026-03-15'],
    ['Другая неделя', '2026-03-16'],
  ] as const)
    await world.given.event({ name, start: new Date(`${day}T${name.startsWith('Вечер') ? '16' : '10'}:00:00Z`) })
})
afterAll(() => world.close())

const texts = async (address: string, selector: string) => {
  const { $ } = await world.page(address)
  return $(selector)
    .toArray()
    .map((one) => $(one).text())
}

test('catalogue: the week view shows seven days, with past events of the week, and leads to the weeks around', async () => {
  const { $ } = await world.page('/events?view=week')
  const columns = $('main section:has(> h3)').toArray()
  expect(columns.map((column) => $(column).find('h3').text())).toEqual(['пн9', 'вт10', 'ср11', 'чт12', 'пт13', 'сб14', 'вс15'])
  expect(columns.map((column) => $(column).find('a').length)).toEqual([1, 0, 2, 0, 0, 0, 1])
  expect($('main a[aria-label="Следующая неделя"]').attr('href')).toBe('/events?view=week&week=2026-03-16')
  expect(await texts('/events?view=week&week=2026-03-16', 'main section:has(> h3) a')).toHaveLength(1)
})

test('catalogue: the week of today opens on today, with what is over collapsed', async () => {
  const { $, texts: textsOf } = await world.page('/events?view=week')
  const past = $('main details:has(> summary:contains("Уже прошли: 1 событие"))')
  expect(past.find('h3').text()).toBe('Понедельник')
  expect(past.attr('open')).toBeUndefined()
  expect(textsOf('main section > h2').slice(-2)).toEqual(['Сегодня, среда, 11 марта', 'воскресенье, 15 марта'])
  const later = await world.page('/events?view=week&week=2026-03-16')
  expect(later.text).not.toContain('Уже прошли')
})

test('catalogue: the filters of a phone offer the most frequent choices at once, as links that add and drop them', async () => {
  const { $ } = await world.page('/events?offline=1')
  const dates = $('main .filter-sheet a:contains("Завтра")')
  expect(dates.first().attr('href')).toBe('/events?offline=1&dateFrom=2026-03-12&dateTo=2026-03-12')
  const chosen = await world.page('/events?dateFrom=2026-03-12&dateTo=2026-03-12')
  const tomorrow = chosen.$('main .filter-sheet a:contains("Завтра")').first()
  expect([tomorrow.attr('aria-current'), tomorrow.attr('href')]).toEqual(['true', '/events'])
})

test('catalogue: the list view puts events under their days, and a filter keeps the view', async () => {
  expect(await texts('/events?view=list', 'main section > h2')).toEqual(['среда, 11 марта', 'воскресенье, 15 марта', 'понедельник, 16 марта'])
  expect(await texts('/events?view=list', 'main section h3')).toEqual(['Среда', 'Вечер среды', 'Воскресенье', 'Другая неделя'])
  const { $ } = await world.page('/events?view=list')
  expect($('form[role=search] input[name=view]').attr('value')).toBe('list')
})

test('catalogue: the map view lists offline events beside the map, also without scripts, and a filter keeps it', async () => {
  await world.given.event({ name: 'Эфир', format: 'online', start: new Date('2026-03-12T10:00:00Z') })
  const page = await world.page('/events?view=map')
  expect(page.$('section[aria-label="События на карте"]').hasClass('script-only')).toBe(true)
  expect(page.texts('main section h3')).toEqual(['Среда', 'Вечер среды', 'Воскресенье', 'Другая неделя'])
  expect(page.$('form[role=search] input[name=view]').attr('value')).toBe('map')
  expect((await world.page('/events?view=map&dateFrom=2026-03-12')).texts('main section h3')).toEqual(['Воскресенье', 'Другая неделя'])
  expect((await world.page('/events?view=list&themes=1')).texts('main section h3')).toContain('Эфир')
  const empty = await world.page('/events?view=map&search=нетакогослова')
  expect([empty.$('section[aria-label="События на карте"]').length, empty.text.includes('Ничего не нашлось')]).toEqual([0, true])
})

test('event page: an offline event has a small map, an online event has none', async () => {
  const offline = await world.given.event({ name: 'Встреча во дворе' })
  const online = await world.given.event({ format: 'online' })
  await world.db.updateTable('events').set({ lat: 55.76, lng: 37.66 }).execute()
  const page = await world.page(`/events/${offline.id}`)
  expect(page.$('.script-only #map section[aria-label]')).toHaveLength(1)
  expect(page.$('a[href^="https://www.openstreetmap.org"]').text()).toContain('На карте')
  expect((await world.page(`/events/${online.id}`)).$('#map')).toHaveLength(0)
})
