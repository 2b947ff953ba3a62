import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

const eventsLike = async (query: string): Promise<{ id: number; name: string; dateStart: string }[]> =>
  (await world.request({ url: `/api/events?${query}` })).body._items

test('event list: filter by city, date, themes, compilation and spaces (V047)', async () => {
  const bar = (await world.page('/events')).texts('main [role=search] details[name=filter] > summary')
  expect(bar).toEqual(['Город', 'Дата', 'Темы', 'Подборка', 'Площадки'].map((name) => expect.stringContaining(name)))
})

test('event list: say what to loosen when nothing is found, without promo or more pages (V054)', async () => {
  const promo = 'Есть идея для стартапа?'
  expect((await world.page('/events')).text).toContain(promo)
  const page = await world.page(`/events?search=${encodeURIComponent('абракадабра')}`)
  expect(page.texts('main h2')).toContain('Ничего не нашлось')
  expect(page.text).not.toContain(promo)
  expect(page.text).not.toContain('Показать ещё')
})

test('event list: show streams only at /events/online, contests only at /events/competition (V087, V088)', async () => {
  for (const [address, query] of [
    ['/events/online', 'formats=online&actual=1'],
    ['/events/competition', 'additional=contest&actual=1'],
  ] as const) {
    const expected = (await eventsLike(`${query}&paginationSize=50`)).map(({ name }) => name)
    const shown = (await world.page(address)).texts('main article h2')
    expect(shown).toHaveLength(Math.min(15, expected.length))
    expect(shown.filter((name) => !expected.includes(name))).toEqual([])
  }
})

test('event list: the tabs of the three lists keep the filters, except the format', async () => {
  const page = await world.page('/events/online?cityId=881&formats=place')
  const tabs = page.$('nav[aria-label="Виды событий"] a').toArray()
  const hrefs = tabs.map((tab) => page.$(tab).attr('href'))
  expect(hrefs).toEqual(['/events?cityId=881', '/events/online?cityId=881', '/events/competition?cityId=881'])
  expect(tabs.map((tab) => page.$(tab).attr('aria-current'))).toEqual([undefined, 'true', undefined])
})

test('event card: show the name, the start and an empty heart', async () => {
  const [event] = await eventsLike('actual=1&sort=date')
  const card = (await world.page('/events')).$('main article').first()
  expect(card.find('h2').text()).toBe(event?.name)
  expect(Date.parse(card.find('time').attr('datetime') ?? '')).toBe(Date.parse(event?.dateStart ?? ''))
  expect(card.find('[aria-pressed]').attr('aria-pressed')).toBe('false')
})

test('event list: ignore filters that make no sense', async () => {
  const page = await world.page('/events?cityId=nonsense&sort=loud&themes=x&paginationPage=-3&dateFrom=yesterday')
  expect(page.status).toBe(200)
  expect(page.$('main article').length).toBeGreaterThan(0)
})

test('event list: a form sent without scripts leads to an address without empty parameters', async () => {
  for (const prefix of ['', '/kz']) {
    const found = await (await world.page(`${prefix}/events`)).submit('main [role=search] [name=search]', { search: 'бизнес', sort: 'weight' })
    expect([found.status, decodeURIComponent(found.address)]).toEqual([200, `${prefix}/events?search=бизнес&sort=weight`])
  }
})

test('event list: past events apart from upcoming ones, the latest first', async () => {
  const times = (await world.page('/events?past=1')).$('main article time').toArray()
  const starts = times.map((time) => Date.parse(time.attribs.datetime ?? ''))
  expect(starts.length).toBeGreaterThan(2)
  expect(starts).toEqual(starts.toSorted((one, other) => other - one))
  expect(Math.max(...starts)).toBeLessThan(world.clock.now().getTime())
})

test('event page: show the event at its legacy address, with its canonical one (V031)', async () => {
  const [event] = await eventsLike('actual=1')
  const page = await world.page(`/event/${event?.id}`)
  expect(page.texts('h1')).toEqual([event?.name])
  expect(page.$('link[rel=canonical]').attr('href')).toMatch(new RegExp(`/events/${event?.id}$`))
})
