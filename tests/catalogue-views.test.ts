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

test('catalogue: the list view puts events under their days, and a filter keeps the view', async () => {
  expect(await texts('/events?view=list', 'main section > h2')).toEqual(['среда, 11 марта', 'воскресенье, 15 марта', 'понедельник, 16 марта'])
  expect(await texts('/events?view=list', 'main section h3')).toEqual(['Среда', 'Вечер среды', 'Воскресенье', 'Другая неделя'])
  const { $ } = await world.page('/events?view=list')
  expect($('form[role=search] input[name=view]').attr('value')).toBe('list')
})

test('catalogue: the map view has the points of events at a place, above the cards of all', async () => {
  const standing = async (wanted: Parameters<typeof world.given.event>[0]) => {
    const event = await world.given.event(wanted)
    await world.db.updateTable('events').set({ lat: 55.75, lng: 37.62 }).where('id', '=', event.id).execute()
    return event
  }
  const here = await standing({ name: 'У фонтана', start: new Date('2026-03-12T10:00:00Z') })
  await standing({ name: 'В сети', start: new Date('2026-03-12T11:00:00Z'), format: 'online' })
  const past = await standing({ name: 'Вчера у фонтана', start: new Date('2026-03-10T10:00:00Z') })
  const pointsOf = async (query: string) => {
    const { body } = await world.request({ url: `/api/events/map?${query}` })
    return body.points.map(({ id }: { id: number }) => id)
  }
  expect([await pointsOf('actual=1'), await pointsOf('past=1')]).toEqual([[here.id], [past.id]])
  expect([await pointsOf('actual=1&bounds=37,55,38,56'), await pointsOf('actual=1&bounds=38,55,39,56')]).toEqual([[here.id], []])
  const { $ } = await world.page('/events?view=map')
  expect($('section[aria-label="События на карте"]')).toHaveLength(1)
  expect($('main article h3, main article h2').text()).toContain('Воскресенье')
  expect($('form[role=search] input[name=view]').attr('value')).toBe('map')
  expect((await world.page('/events/online?view=map')).$('nav[aria-label="Вид списка"] a').length).toBe(3)
})
