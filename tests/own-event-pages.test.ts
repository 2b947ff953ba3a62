import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Organizer = { id: number; token: string }
const address = (id: number, part: string) => `/organizer-cabinet/events/${id}/${part}`

const ownEvents = async (as: Organizer, count: number) => {
  const made: { id: number }[] = []
  for (let place = 0; place < count; place += 1)
    made.push(await world.given.event({ owner: as, name: `Встреча номер ${place + 1}`, startsInDays: place + 2 }))
  return made
}

const members = (page: Page) => page.texts('main ol li a')

const join = async (eventId: number) => {
  const { id, token } = await world.given.person()
  await world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId } })
}

test('own event pages: for its organizers only; a visitor signs in first', async () => {
  const [as, stranger] = [await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner: as })
  for (const part of ['statistics', 'emails', 'series', 'badges']) {
    expect((await world.page(address(id, part))).address).toBe(`/login?returnUrl=${encodeURIComponent(address(id, part))}`)
    expect([part, (await world.page(address(id, part), { as: stranger })).status]).toEqual([part, 403])
    const own = await world.page(address(id, part), { as })
    expect([part, own.status, own.texts('main nav [aria-current=true]').length]).toEqual([part, 200, 1])
  }
  expect((await world.page('/organizer-cabinet/events/none/statistics', { as })).status).toBe(404)
})

test('statistics: the steps from view to visit, and a table for the chart of days', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as })
  const empty = await world.page(address(id, 'statistics'), { as })
  expect([empty.$('main table').length, empty.text]).toEqual([0, expect.stringContaining('Здесь появятся просмотры и записи')])
  await join(id)
  await join(id)
  await world.db.updateTable('events').set({ views: 8 }).where('id', '=', id).execute()
  await world.db.insertInto('event_views').values({ event_id: id, day: '2026-03-10', source: 'search', views: 8 }).execute()
  const page = await world.page(address(id, 'statistics'), { as })
  expect(page.texts('main ol strong')).toEqual(['8', '2', '2', '0'])
  expect(page.texts('main table caption')).toEqual(['Просмотры и записи по дням'])
  expect(page.texts('main table tbody tr')).toEqual(['10 марта82'])
  expect([page.texts('main section dt').at(-1), page.texts('main section dd').at(-1)]).toEqual(['Поисковики', '8'])
})

test('emails: a preview of each in a frame without rights', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as })
  const page = await world.page(address(id, 'emails'), { as })
  expect(page.texts('main li h2')).toEqual(expect.arrayContaining(['Запись', 'Событие отменено']))
  expect(page.texts('main li:has(h2)')[0]).toContain('ещё не отправлялось')
  const frames = page
    .$('main noscript')
    .toArray()
    .map((place) => page.$(place).text() || (page.$(place).html() ?? ''))
  expect(frames.length).toBeGreaterThan(3)
  expect(frames.filter((frame) => !frame.includes('sandbox=""'))).toEqual([])
})

test('badges: the file is offered once a participant is confirmed', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as })
  expect((await world.page(address(id, 'badges'), { as })).text).toContain('Подтверждённых участников пока нет')
  await join(id)
  const page = await world.page(address(id, 'badges'), { as })
  expect(page.link('Скачать PDF')).toBe(`/api/owner/events/${id}/badges`)
})

test('series: add own events, set the address, take an event out, without scripts; the main event has no way out (V141)', async () => {
  const as = await world.given.person()
  const [main, second, third] = await ownEvents(as, 3)
  if (!main || !second || !third) throw new Error('three events are needed')
  const alone = await world.page(address(main.id, 'series'), { as })
  expect(alone.text).toContain('Событие пока не в серии')
  const one = await alone.submit('form:has([value=addToSeries])', { eventText: 'Встреча номер 2' }, 'addToSeries')
  const both = await one.submit('form:has([value=addToSeries])', { eventText: 'Встреча номер 3' }, 'addToSeries')
  expect(members(both)).toEqual(['Встреча номер 1', 'Встреча номер 2', 'Встреча номер 3'])
  expect(
    both
      .$('form:has([value=takeOut]) [name=subject]')
      .toArray()
      .map((field) => both.$(field).attr('value')),
  ).toEqual([String(second.id), String(third.id)])
  const wrong = await both.submit('form:has([value=setUrl])', { url: 'две встречи' }, 'setUrl')
  expect([wrong.status, wrong.$('[name=url]').attr('aria-invalid'), wrong.$('[name=url]').attr('value')]).toEqual([422, 'true', 'две встречи'])
  const named = await both.submit('form:has([value=setUrl])', { url: 'Tri-Vstrechi' }, 'setUrl')
  expect(named.link('Открыть страницу серии')).toBe('/series/tri-vstrechi')
  const member = await world.page(address(second.id, 'series'), { as })
  expect(member.$('form:has([value=setUrl])').length).toBe(0)
  const left = await member.submit('form:has([value=takeOut])', {}, 'takeOut')
  expect([left.texts('main [role=status]'), left.text]).toEqual([['Событие больше не в серии.'], expect.stringContaining('Событие пока не в серии')])
  expect(members(await world.page(address(main.id, 'series'), { as }))).toEqual(['Встреча номер 1', 'Встреча номер 3'])
})

test('public series: its events for everyone, those ahead first; an unknown address is not found', async () => {
  const as = await world.given.person()
  const [main, second] = await ownEvents(as, 2)
  if (!main || !second) throw new Error('two events are needed')
  await world.db.updateTable('events').set({ master_event_id: main.id }).where('id', '=', second.id).execute()
  await world.request({ method: 'POST', url: '/api/owner/event-sequence-url', token: as.token, body: { masterId: main.id, url: 'sosedi' } })
  const page = await world.page('/en/series/sosedi')
  expect([page.status, page.texts('h1'), page.texts('main h2')]).toEqual([200, ['Встреча номер 1'], ['Встреча номер 1', 'Встреча номер 2']])
  expect((await world.page('/series/no-such-series')).status).toBe(404)
})
