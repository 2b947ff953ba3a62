import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

type Person = { id: number; token: string }
type Entry = { state?: 'approved' | 'wait'; format?: 'online' | 'offline' }

let world: World
let reader: Person
beforeAll(async () => {
  world = await createWorld()
  reader = await world.given.person({ firstName: 'Вера', lastName: 'Тихонова' })
})
afterAll(() => world.close())

const join = (eventId: number, user: { id: number }, { state = 'approved', format = 'offline' }: Entry = {}) =>
  world.db
    .insertInto('event_participants')
    .values({ event_id: eventId, user_id: user.id, state, queue_number: user.id, format, created_at: world.clock.now() })
    .execute()

const card = '#participation'
const ticket = `${card} section[aria-label="Билет"]`

test('ticket: an approved participant finds it on the event page and large at its own address', async () => {
  const event = await world.given.event({ name: 'Ярмарка мастеров' })
  await join(event.id, reader)
  const page = await world.page(`/events/${event.id}`, { as: reader })
  for (const text of ['Ярмарка мастеров', 'Дом на Басманной', 'Вера Тихонова']) expect(page.$(ticket).text()).toContain(text)
  expect(page.$(`${ticket} img[alt="QR-код для входа"]`).attr('src')).toBe('/api/owner/qr-code')
  const large = await page.open(page.$(`${ticket} a`).attr('href') ?? '')
  expect(large.texts('main h1')).toEqual(['Билет'])
  const places = ['Вера Тихонова', 'Код для ввода вручную:', 'Ярмарка мастеров', 'ул. Старая Басманная, 10'].map((text) =>
    large.$('main').text().indexOf(text),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

test('ticket: none online, while waiting, after the end, or for another event', async () => {
  const [online, waiting, past, foreign] = [
    await world.given.event({ format: 'online' }),
    await world.given.event({ access: 'approval-required' }),
    await world.given.event({ startsInDays: -2 }),
    await world.given.event({ name: 'Чужой вечер' }),
  ]
  await join(online.id, reader, { format: 'online' })
  await join(waiting.id, reader, { state: 'wait' })
  await join(past.id, reader)
  for (const { id } of [online, waiting, past, foreign]) {
    expect((await world.page(`/events/${id}`, { as: reader })).$(ticket).length).toBe(0)
    expect((await world.page(`/qr?eventId=${id}`, { as: reader })).texts('main h1')).toEqual(['Мой QR-код'])
  }
})

test('calendars and sharing: links by name work without scripts, and none adds a cancelled event', async () => {
  const event = await world.given.event({ name: 'Чай & баранки' })
  const page = await world.page(`/events/${event.id}`)
  const names = page.texts(`${card} details[name^=calendar] a`)
  expect(names.map((name) => name.split(' ')[0])).toEqual(['Google', 'Apple', expect.stringMatching(/^Outlook/), 'Яндекс'])
  expect(page.$(`${card} details[name^=calendar] a`).eq(1).attr('href')).toBe(`/api/events/${event.id}/calendar`)
  const shared = new URL(page.$(`${card} details[name=share] a[href*="t.me"]`).attr('href') ?? '').searchParams
  expect([shared.get('text'), new URL(shared.get('url') ?? '').pathname]).toEqual(['Чай & баранки', `/events/${event.id}`])
  const canceled = await world.given.event({ status: 'canceled' })
  expect((await world.page(`/events/${canceled.id}`)).$(`${card} details[name^=calendar]`).length).toBe(0)
})

test('reminder: the card names the channels of the user, and links to their settings', async () => {
  const [event, silent, online] = [await world.given.event(), await world.given.event(), await world.given.event({ format: 'online' })]
  await world.db.updateTable('events').set({ need_start_notification: false }).where('id', '=', silent.id).execute()
  await join(event.id, reader)
  await join(silent.id, reader)
  await join(online.id, reader, { format: 'online' })
  const textOf = async (eventId: number) => (await world.page(`/events/${eventId}`, { as: reader })).$(card).text()
  expect(await textOf(event.id)).toContain('Напомним за сутки: в колокольчике, письмом')
  expect(await textOf(online.id)).toContain('Напомним за час')
  const kinds = [{ kind: 'participation', email: false, push: false }]
  await world.request({ method: 'PUT', url: '/api/user/notification-preferences', token: reader.token, body: { kinds, quietHours: null } })
  expect(await textOf(event.id)).toContain('Напомним за сутки: в колокольчике.')
  expect(await textOf(silent.id)).toContain('Организатор отключил напоминание')
})

test('event page: names the price, the age mark and the languages in words', async () => {
  const event = await world.given.event()
  expect((await world.page(`/events/${event.id}`)).texts('main header ul li')).toEqual(expect.arrayContaining(['Бесплатно']))
  const { id } = await world.given.event()
  await world.db
    .updateTable('events')
    .set({ age_from: 12, languages: ['kz', 'ru'] })
    .where('id', '=', id)
    .execute()
  const facts = (await world.page(`/en/events/${id}`)).texts('main header ul li')
  expect(facts).toEqual(expect.arrayContaining(['Free', 'Ages 12 and over', 'Language: Russian, Kazakh']))
})

test('event page: a speaker who also hosts stands once, and the organizer card leads to the questions', async () => {
  const { id } = await world.given.event({ owner: reader })
  const person = { event_id: id, position: 0, user_id: reader.id, name: 'Вера Тихонова', title: 'Пекарь' }
  await world.db
    .insertInto('event_people')
    .values([
      { ...person, role: 'speaker' },
      { ...person, role: 'host', title: null },
    ])
    .execute()
  const organizer = { event_id: id, position: 0, user_id: reader.id, organization_id: null }
  await world.db.deleteFrom('event_organizers').where('event_id', '=', id).execute()
  await world.db.insertInto('event_organizers').values(organizer).execute()
  const page = await world.page(`/events/${id}`)
  expect(page.texts('#speakers li')).toEqual([expect.stringMatching(/Вера Тихонова.*Пекарь.*Ведёт событие/)])
  expect(page.$('#hosts').length).toBe(0)
  expect(page.$(`#organizers a[href="/users/${reader.id}"]`).length).toBe(1)
  expect(page.$('#organizers a[href="#contact"]').length).toBe(1)
  expect(page.$('#contact').length).toBe(1)
})

test('event page: the report of an event shows its photos and links', async () => {
  const { id } = await world.given.event({ startsInDays: -3 })
  const media = [{ photo: '/api/uploads/one', video: 'https://video.example/w?v=1', links: ['https://album.example/a'] }]
  await world.db
    .updateTable('events')
    .set({ media: JSON.stringify(media) })
    .where('id', '=', id)
    .execute()
  const page = await world.page(`/events/${id}`)
  expect(page.$('#gallery img').attr('src')).toBe('/api/uploads/one')
  expect(page.texts('#gallery a').map((name) => name.replace('откроется в новой вкладке', ''))).toEqual(['', 'video.example', 'album.example'])
})
